import type { Interpolation, Theme } from '@emotion/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { createEmotionCache } from './emotion-cache';

type Styles = Interpolation<Theme>;

const isServer = typeof document === 'undefined';

/** The styles of this tab, or of the server, where all requests share them: a name is the hash of its rules. */
export const cache = createEmotionCache(
  isServer ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
);
// On the server Emotion then keeps rules as text.
if (isServer) cache.compat = true;

/** Class names of what `css()` returned, by the class that they are added to. */
type Known = WeakMap<object, Map<string, string>>;
const ofElements: Known = new WeakMap();
/** A component hands its class on, so Emotion has to know the styles of it. */
const ofComponents: Known = new WeakMap();

/** On the server: names of rules by that of a class, which are its own and those of its keyframes. */
export const namesOf = new Map<string, string[]>();

/**
 * Returns the class of an element with a `css` prop, and adds its rules to the page. Classes of `css` in `given` are
 * merged into it, as Emotion does, so that the order of rules decides nothing.
 *
 * @param isElement - Whether it is an element of HTML and no component.
 */
export function classOf(styles: Styles, given: string, isElement: boolean): string {
  // Other values are new at every render.
  if (!isConstant(styles)) return made(styles, given, isElement);
  const known = isElement ? ofElements : ofComponents;
  let byGiven = known.get(styles);
  if (!byGiven) known.set(styles, (byGiven = new Map<string, string>()));
  let name = byGiven.get(given);
  if (name === undefined) byGiven.set(given, (name = made(styles, given, isElement)));
  return name;
}

const isConstant = (styles: Styles): styles is SerializedStyles =>
  typeof styles === 'object' && styles !== null && 'styles' in styles && 'name' in styles;

function made(styles: Styles, given: string, isElement: boolean): string {
  const parts: Styles[] = [styles];
  const others = given && getRegisteredStyles(cache.registered, parts as string[], given);
  const serialized = serializeStyles(parts as string[]);
  insertStyles(cache, serialized, isElement);
  if (isServer) keepNames(serialized, given);
  return `${others}${cache.key}-${serialized.name}`;
}

/**
 * The rules of classes that were handed on come with those that they are merged into: otherwise the browser would make
 * them one by one while it hydrates the page.
 */
function keepNames(serialized: SerializedStyles, given: string): void {
  const handedOn = given.split(' ').flatMap((name) => namesOf.get(name.slice(cache.key.length + 1)) ?? []);
  const known = namesOf.get(serialized.name) ?? [];
  namesOf.set(serialized.name, [...new Set([...known, ...handedOn, ...namesIn(serialized)])]);
}

function* namesIn(serialized: SerializedStyles): Generator<string> {
  for (let one: SerializedStyles | undefined = serialized; one; one = one.next) yield one.name;
}
