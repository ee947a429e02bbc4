import { linkVariants, type LinkVariant } from './link.styles.js';
import { Anchor, type AnchorProps } from './link-provider.js';

export interface LinkProps extends AnchorProps {
  /**
   * Kind of look: `text` is underlined, `quiet` only under the pointer, `strong` is for a main line, `bare` looks like
   * its surroundings. Default: `text`.
   */
  variant?: LinkVariant;
}

export function Link({ variant = 'text', ...props }: LinkProps) {
  return <Anchor css={linkVariants[variant]} {...props} />;
}
