import { brightness, deeper, mix } from '../colour.js';
import type { Composition } from './composition.js';
import type { ComposedOrder } from './picture.js';

/** Charcoal of the shop's dark theme. */
const CHARCOAL = '#1b1b1d';
/**
 * Brightness of every poster background in the dark theme: black goods can still be seen on it, and the poster stands
 * out from the page.
 */
const BRIGHTNESS = 0.27;

const DARK = '-dark.webp';

/** Returns the key of the picture that replaces a poster in the dark theme. */
export const darkKey = (key: string): string => key.replace(/\.webp$/, DARK);

/** Returns a poster for the light theme and one for the dark. */
export function bothPosters(key: string, ground: string, goods: readonly ComposedOrder[]): Composition[] {
  const kind = 'poster' as const;
  return [
    { kind, key, ground, goods },
    { kind, key: darkKey(key), ground: inTheDark(ground), goods },
  ];
}

function inTheDark(ground: string): string {
  const paint = brightness(deeper(ground)) > BRIGHTNESS ? deeper(ground) : ground;
  return mix(paint, CHARCOAL, (brightness(paint) - BRIGHTNESS) / (brightness(paint) - brightness(CHARCOAL)));
}
