import type { Interpolation, Theme } from '@emotion/react';
import { classOf } from './class-names';

type StyledProps = { css?: Interpolation<Theme>; className?: string };

/** Returns the props of an element with its `css` prop replaced by a class. */
export function styledProps(type: unknown, props: unknown): unknown {
  if (typeof type === 'string') {
    const { css, className = '' } = props as StyledProps;
    if (css === undefined) return props;
    // An undefined attribute is not rendered, and setting it is cheaper than omitting it.
    return { ...(props as object), css: undefined, className: classOf(css, className, true) };
  }
  if (!Object.hasOwn(props as object, 'css')) return props;
  // A component may pass all its props on to an element that has a `css` prop of its own.
  const { css, className = '', ...others } = props as StyledProps;
  return { ...others, className: classOf(css, className, false) };
}
