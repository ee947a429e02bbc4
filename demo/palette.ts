import type { Brand } from './data/brands.js';
import { brightness, darker, lighter } from './colour.js';
import { type CatalogueColour, colourOf } from './data/colours.js';
import type { Kind } from './data/kind.js';
import type { Scheme } from './data/schemes.js';

/** The colours of a colourway: one for each part of the product. */
export interface Palette {
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly sole: string;
  readonly lining: string;
  readonly lace: string;
}

/** Returns the colours for the colour filter: those visible on the product, the main one first. */
export function coloursOf([main, second, accent]: Scheme, kind: Kind, brand: Brand): CatalogueColour[] {
  const seen =
    kind.schemes === 'denim' || kind.plain
      ? [main]
      : kind.schemes === 'classic' || (kind.schemes === 'cloth' && !brand.marked)
        ? [main, second]
        : [main, second, accent];
  return [...new Set(seen)].map(colourOf);
}

/** Returns the colour of each part, derived from the four colours of a scheme. */
export function paletteOf([mainName, secondName, accentName, soleName]: Scheme, kind: Kind): Palette {
  const [main, second, accent, sole] = [mainName, secondName, accentName, soleName].map(
    (name) => colourOf(name).hex,
  ) as [string, string, string, string];
  const isDark = brightness(main) < 0.3;
  const palette = { main, second, accent, sole };
  switch (kind.schemes) {
    case 'sport':
      return {
        ...palette,
        lining: isDark ? '#141416' : darker(second, 0.6),
        lace: isDark ? lighter(main, 0.14) : lighter(sole, 0.3),
      };
    case 'street':
      return {
        ...palette,
        lining: isDark ? '#19181a' : darker(second, brightness(second) > 0.7 ? 0.3 : 0.45),
        lace: isDark ? second : lighter(sole, 0.35),
      };
    case 'classic':
      // The inside of the shoe shows bare leather, whatever the colour of the outside.
      return { ...palette, lining: '#c9a97e', lace: darker(main, 0.3) };
    case 'denim':
      return { ...palette, lining: darker(main, 0.5), lace: '#c08a4c' };
    case 'cloth':
      return { ...palette, lining: darker(accent, 0.35), lace: isDark ? lighter(main, 0.3) : lighter(main, 0.5) };
  }
}
