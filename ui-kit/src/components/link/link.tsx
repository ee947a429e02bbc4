import { useDefaultProps } from '../../theme/default-props.js';
import { linkVariants, type LinkVariant } from './link.styles.js';
import { Anchor, type AnchorProps } from './link-provider.js';

export interface LinkProps extends AnchorProps {
  /**
   * Look: `text` is underlined, `quiet` only on hover, `strong` is for a main line, `bare` is unstyled. Default:
   * `text`.
   */
  variant?: LinkVariant;
}

export function Link(passed: LinkProps) {
  const { variant = 'text', ...props } = useDefaultProps('Link', passed);
  return <Anchor css={linkVariants[variant]} {...props} />;
}
