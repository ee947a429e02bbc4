import { linkVariants, type LinkVariant } from './link.styles.js';
import { Anchor, type AnchorProps } from './link-provider.js';

export interface LinkProps extends AnchorProps {
  variant?: LinkVariant;
}

export function Link({ variant = 'text', ...props }: LinkProps) {
  return <Anchor css={linkVariants[variant]} {...props} />;
}
