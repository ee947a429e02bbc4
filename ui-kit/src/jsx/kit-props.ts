import { css, type CSSObject, type Interpolation, type SerializedStyles, type Theme } from '@emotion/react';

type Styles = Interpolation<Theme>;
type StyledProps = { css?: Styles; className?: string };

/** The class that `elements.css` resets: set on the kit's elements, and not on those of the host page. */
export const mark = 'meet';

/** Elements that need the reset even without styles, because browsers give them margins, fonts or borders. */
const reset = new Set<unknown>(
  'h1 h2 h3 h4 p ul ol dl dd figure fieldset button input select textarea img svg summary'.split(' '),
);

const layered = new WeakMap<object, SerializedStyles>();

const wrap = (styles: Styles) => css('@layer meet.components{', styles as CSSObject, '}');

/** Puts styles into the kit's cascade layer. Keyframes stay outside it, with unique names. */
function inLayer(styles: Styles): Styles {
  if (typeof styles === 'function') return (theme: Theme) => inLayer(styles(theme));
  // Without styles, or with the name of a registered class, there is nothing to wrap.
  if (typeof styles !== 'object' || styles === null) return styles;
  // The result of `css()` is a module's constant, so it is wrapped only once. Other objects are new at every render.
  if (!('styles' in styles)) return wrap(styles);
  const made = layered.get(styles) ?? wrap(styles);
  layered.set(styles, made);
  return made;
}

/** A class passed on by another component of the kit already has the mark. */
const markedClass = (className = mark) => (`${className} `.startsWith(`${mark} `) ? className : `${mark} ${className}`);

/**
 * Returns the props with which the kit creates an element. Its `css` is in the layer `meet.components`, so every rule
 * outside layers overrides it: a class, a CSS module, a utility or an Emotion style of the application.
 */
export function kitProps(type: unknown, props: unknown): unknown {
  const { css: styles, className } = props as StyledProps;
  const styled = styles !== undefined && styles !== null;
  if (!styled && !reset.has(type)) return props;
  const marked = { ...(props as StyledProps), className: markedClass(className) };
  if (styled) marked.css = inLayer(styles);
  return marked;
}
