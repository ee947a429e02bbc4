import type { Interpolation, Theme } from '@emotion/react';
import { classOf } from './class-names';

type StyledProps = { css?: Interpolation<Theme>; className?: string };

/** Returns the props of an element with the class of its styles in the place of its `css` prop. */
export function styledProps(type: unknown, props: unknown): unknown {
  if (typeof type === 'string') {
    const { css, className = '' } = props as StyledProps;
    if (css === undefined) return props;
    // An attribute that is undefined is none. To leave it out costs more.
    return { ...(props as object), css: undefined, className: classOf(css, className, true) };
  }
  if (!Object.hasOwn(props as object, 'css')) return props;
  // A component may hand all its props on to an element that has a `css` of its own.
  const { css, className = '', ...others } = props as StyledProps;
  return { ...others, className: classOf(css, className, false) };
}
