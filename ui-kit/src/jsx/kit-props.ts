import { css, type CSSObject, type Interpolation, type SerializedStyles, type Theme } from '@emotion/react';

type Styles = Interpolation<Theme>;
type StyledProps = { css?: Styles; className?: string };

/** The class of elements that `elements.css` resets: those that the kit draws, and no element of the host page. */
export const mark = 'meet';

/** Elements that need the reset even without styles of their own: a browser gives them margins, fonts or borders. */
const reset = new Set<unknown>(
  'h1 h2 h3 h4 p ul ol dl dd figure fieldset button input select textarea img svg summary'.split(' '),
);

const layered = new WeakMap<object, SerializedStyles>();

const wrap = (styles: Styles) => css('@layer meet.components{', styles as CSSObject, '}');

/** Puts styles into the cascade layer of the kit. Their keyframes stay outside it, with names that nothing else has. */
function inLayer(styles: Styles): Styles {
  if (typeof styles === 'function') return (theme: Theme) => inLayer(styles(theme));
  // Nothing to wrap: no styles, or the name of a class that Emotion knows already.
  if (typeof styles !== 'object' || styles === null) return styles;
  // The result of `css()` is a constant of its module, so it is wrapped once. Other objects are new at every render.
  if (!('styles' in styles)) return wrap(styles);
  const made = layered.get(styles) ?? wrap(styles);
  layered.set(styles, made);
  return made;
}

/** A component of the kit hands on the class that it got from another one, which has the mark already. */
const markedClass = (className = mark) => (`${className} `.startsWith(`${mark} `) ? className : `${mark} ${className}`);

/**
 * Returns the props with which an element of the kit is created. Its `css` lies in the layer `meet.components`, so that
 * every rule outside layers wins over it: a class, a CSS module, a utility or an Emotion style of the application.
 */
export function kitProps(type: unknown, props: unknown): unknown {
  const { css: styles, className } = props as StyledProps;
  const styled = styles !== undefined && styles !== null;
  if (!styled && !reset.has(type)) return props;
  const marked = { ...(props as StyledProps), className: markedClass(className) };
  if (styled) marked.css = inLayer(styles);
  return marked;
}
