import { RenderAs } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { linkVariants, type LinkVariant } from './link.styles.js';
import type { LinkElement, LinkElementProps } from './link-element.js';
import { Anchor } from './link-provider.js';

export interface LinkProps extends LinkElementProps {
  /**
   * Look: `text` is underlined, `quiet` only on hover, `strong` is for a main line, `bare` is unstyled. Default:
   * `text`.
   */
  variant?: LinkVariant;
}

export function Link(passed: LinkProps) {
  const { variant = 'text', ...props } = useDefaultProps('Link', passed);
  const Element = (props.render ? RenderAs : Anchor) as LinkElement;
  return <Element css={linkVariants[variant]} {...props} />;
}
