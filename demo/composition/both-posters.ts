import { brightness, deeper, mix } from '../colour.js';
import type { Composition } from './composition.js';
import type { PosterOrder } from './poster.js';

/** Charcoal of the shop's dark theme. */
const CHARCOAL = '#1b1b1d';
/**
 * Brightness of poster backgrounds in the dark theme. The poster stands out from the page; behind black goods the
 * background is brighter, so that their shape can be seen.
 */
const BRIGHTNESS = { behindAny: 0.27, behindBlack: 0.46 };
/** Goods darker than this are black goods. */
const BLACK = 0.2;

const DARK = '-dark.webp';

/** Returns the key of the picture that replaces a poster in the dark theme. */
export const darkKey = (key: string): string => key.replace(/\.webp$/, DARK);

/** Returns a poster for the light theme and one for the dark. `dark` is the background colour for the dark theme. */
export function bothPosters(key: string, order: PosterOrder, dark?: string): Composition[] {
  const kind = 'poster' as const;
  return [
    { kind, key, order },
    { kind, key: darkKey(key), order: { ...order, ground: dark ?? inTheDark(order) } },
  ];
}

function inTheDark({ ground, goods }: PosterOrder): string {
  const isBehindBlack = goods.some(({ palette }) => brightness(palette.main) < BLACK);
  const wanted = isBehindBlack ? BRIGHTNESS.behindBlack : BRIGHTNESS.behindAny;
  const paint = brightness(deeper(ground)) > wanted ? deeper(ground) : ground;
  return mix(paint, CHARCOAL, (brightness(paint) - wanted) / (brightness(paint) - brightness(CHARCOAL)));
}
