import type { Interpolation, Theme } from '@emotion/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { createEmotionCache } from './emotion-cache';

type Styles = Interpolation<Theme>;

const isServer = typeof document === 'undefined';

/**
 * Emotion's cache: one per tab; on the server all requests share one, because a class name is the hash of its rules.
 */
export const cache = createEmotionCache(
  isServer ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
);
// In this mode Emotion returns the rules as text on the server.
if (isServer) cache.compat = true;

/** Class names by the result of `css()` and the class to which they are added. */
type Known = WeakMap<object, Map<string, string>>;
const ofElements: Known = new WeakMap();
/** A component passes its class on to an element, so Emotion must know the styles behind it. */
const ofComponents: Known = new WeakMap();

/** On the server: for each class name, the names of its rules. */
export const namesOf = new Map<string, string[]>();

/**
 * Returns the class of an element with a `css` prop and adds its rules to the page. Emotion classes in `given` are
 * merged into it, so that the order of rules does not matter.
 * @param isElement - True for an HTML element, false for a component.
 */
export function classOf(styles: Styles, given: string, isElement: boolean): string {
  // Only constants are cached, because other styles are new objects at every render.
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
 * Sends the rules of merged classes along, because otherwise the browser would create them one by one during hydration.
 */
function keepNames(serialized: SerializedStyles, given: string): void {
  const handedOn = given.split(' ').flatMap((name) => namesOf.get(name.slice(cache.key.length + 1)) ?? []);
  const known = namesOf.get(serialized.name) ?? [];
  namesOf.set(serialized.name, [...new Set([...known, ...handedOn, serialized.name])]);
}
