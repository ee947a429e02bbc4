import { linkVariants, type LinkVariant } from './link.styles.js';
import { useLinkComponent, type AnchorProps } from './link-provider.js';

export interface LinkProps extends AnchorProps {
  variant?: LinkVariant;
}

export function Link({ variant = 'text', ...props }: LinkProps) {
  const Anchor = useLinkComponent();
  return <Anchor css={linkVariants[variant]} {...props} />;
}
