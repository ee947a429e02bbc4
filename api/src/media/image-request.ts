/** Widths the storefront asks for (specification: xs 320 … 2xl 1536), each at densities 1 and 2. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536].flatMap((width) => [width, width * 2]);

const MOST_PIXELS_A_SIDE = 3072;
const FORMATS = ['webp', 'avif', 'jpeg', 'png'];
const FITS = ['contain', 'cover', 'fill', 'inside', 'outside'];

/** What may stand in `/_ipx/{modifiers}/{key}` and what it must look like. */
const MODIFIERS: Record<string, { describe: string; accepts(value: string): boolean }> = {
  f: { describe: FORMATS.join(', '), accepts: (value) => FORMATS.includes(value) },
  fit: { describe: FITS.join(', '), accepts: (value) => FITS.includes(value) },
  w: { describe: IMAGE_WIDTHS.join(', '), accepts: isServedWidth },
  h: { describe: `1 to ${MOST_PIXELS_A_SIDE}`, accepts: (value) => isWhole(value, MOST_PIXELS_A_SIDE) },
  s: {
    describe: `WIDTHxHEIGHT, with a width of ${IMAGE_WIDTHS.join(', ')}`,
    accepts: (value) => {
      const [width = '', height = '', ...more] = value.split('x');
      return !more.length && isServedWidth(width) && isWhole(height, MOST_PIXELS_A_SIDE);
    },
  },
  q: { describe: '1 to 100', accepts: (value) => isWhole(value, 100) },
  b: { describe: 'a colour of 3 or 6 hex digits', accepts: (value) => /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) },
};

export class ImageRequestError extends Error {}

/** Modifiers in a fixed order, so that equal requests have equal cache entries. Undefined: the original as it is. */
export type ImageModifiers = Record<string, string> | undefined;

/** Parses `f_webp,w_640`; `_` asks for the original. Format and quality fall to webp and 80. */
export function parseImageModifiers(text: string): ImageModifiers {
  if (text === '_') return undefined;
  const given = new Map<string, string>();
  for (const part of text.split(/[,&]/)) {
    const [name = '', ...value] = part.split('_');
    const rule = Object.hasOwn(MODIFIERS, name) ? MODIFIERS[name] : undefined;
    if (!rule) throw new ImageRequestError(`«${name}» is no modifier: use ${Object.keys(MODIFIERS).join(', ')}`);
    if (given.has(name)) throw new ImageRequestError(`«${name}» is given twice`);
    if (!rule.accepts(value.join('_'))) throw new ImageRequestError(`«${part}»: ${name} is ${rule.describe}`);
    given.set(name, value.join('_'));
  }
  if (!given.has('f')) given.set('f', 'webp');
  if (!given.has('q')) given.set('q', '80');
  return Object.fromEntries([...given].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isServedWidth(value: string): boolean {
  return IMAGE_WIDTHS.some((width) => String(width) === value);
}

function isWhole(value: string, most: number): boolean {
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= most;
}
