import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** The page's side padding. Full-width elements use it too, to align their content with the rest of the page. */
export const gutters = css({
  paddingInline: tokens.space[4],
  [media.tablet]: { paddingInline: tokens.space[6] },
  [media.desktop]: { paddingInline: tokens.space[10] },
});

const container = css(gutters, { width: '100%', maxWidth: tokens.size.container, marginInline: 'auto' });

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Element of the container. Default: `div`. */
  as?: 'div' | 'section';
}

export function Container(passed: ContainerProps) {
  const { as = 'div', ...props } = useDefaultProps('Container', passed);
  // Both elements allowed in `as` take the same attributes; only the type of the ref differs.
  const Element = as as 'div';
  return <Element css={container} {...props} />;
}
