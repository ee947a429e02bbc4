/**
 * Picture widths that the storefront requests: those of the specification (xs 320 … 2xl 1536) at pixel densities 1 and
 * 2.
 */
export const IMAGE_WIDTHS = [...new Set([320, 640, 768, 1024, 1280, 1536].flatMap((width) => [width, width * 2]))].sort(
  (a, b) => a - b,
);

/** Allowed ratios of width to height for pictures that are cropped or fitted into a box. */
export const IMAGE_RATIOS = {
  '1:1': 1,
  '4:5': 0.8,
  '3:4': 0.75,
  '2:3': 2 / 3,
  '5:4': 1.25,
  '4:3': 4 / 3,
  '3:2': 1.5,
  '16:9': 16 / 9,
};

/** Size of the picture that other sites show beside a link to a page, besides the widths above. */
export const LINK_PREVIEW = { width: 1200, height: 630 };

const MOST_PIXELS_A_SIDE = 3072;
const FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const;
/** Format in a URL that leaves the choice to the client's `accept`. */
export const AUTO = 'f_auto';
const QUALITIES = [60, 80, 90];
/** The last colour is the background of the shop's storefront, for previews of links. */
const BACKGROUNDS = ['ffffff', '000000', 'f8f6f1'];
const FITS = ['contain', 'cover'] as const;
const SIGNED_FITS = [...FITS, 'fill', 'inside', 'outside'] as const;

/** Description of the requested picture. Without a width it keeps its original size. */
export interface ImageModifiers {
  format: (typeof FORMATS)[number];
  quality: number;
  width?: number;
  height?: number;
  fit?: (typeof SIGNED_FITS)[number];
  /** Six hex digits of a colour. */
  background?: string;
}

export class ImageRequestError extends Error {}

/** Returns the modifiers in text such as `f_webp,w_640` by name. `s_320x400` is short for `w_320,h_400`. */
function partsOf(text: string): Map<string, string> {
  const given = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (given.has(name)) throw new ImageRequestError(`«${name}» is given twice`);
    given.set(name, value);
  };
  for (const part of text.split(/[,&]/)) {
    const [name = '', ...rest] = part.split('_');
    const value = rest.join('_');
    if (!['f', 'fit', 'w', 'h', 's', 'q', 'b'].includes(name))
      throw new ImageRequestError(`«${name}» is no modifier: use f, fit, w, h, s, q, b`);
    const size = name === 's' ? /^(\d+)x(\d+)$/.exec(value) : null;
    if (name === 's' && !size) throw new ImageRequestError(`«${part}»: s is WIDTHxHEIGHT`);
    if (size) {
      add('w', size[1]!);
      add('h', size[2]!);
    } else add(name, value);
  }
  return given;
}

/** Parses the modifiers of a signed URL, in any order. Defaults are format webp and quality 80. */
export function parseSignedModifiers(text: string): ImageModifiers {
  const given = partsOf(text);
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const value = given.get(name);
    if (value !== undefined && !values.includes(value as Value))
      throw new ImageRequestError(`«${name}_${value}»: ${name} is ${values.join(', ')}`);
    return value as Value | undefined;
  };
  const upTo = (name: string, most: number): number | undefined => {
    const value = given.get(name);
    if (value === undefined) return undefined;
    if (!/^[1-9]\d{0,4}$/.test(value) || Number(value) > most)
      throw new ImageRequestError(`«${name}_${value}»: ${name} is 1 to ${most}`);
    return Number(value);
  };
  const background = given.get('b');
  if (background !== undefined && !/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(background))
    throw new ImageRequestError(`«b_${background}»: b is a colour of 3 or 6 hex digits`);
  return {
    format: one('f', FORMATS) ?? 'webp',
    quality: upTo('q', 100) ?? 80,
    width: upTo('w', MOST_PIXELS_A_SIDE),
    height: upTo('h', MOST_PIXELS_A_SIDE),
    fit: one('fit', SIGNED_FITS),
    background: background && sixDigits(background.toLowerCase()),
  };
}

/**
 * Parses the modifiers of an unsigned URL. Only certain sizes and qualities are allowed, which limits the processing
 * and the cache.
 */
export function parseModifiers(text: string): ImageModifiers {
  const modifiers = parseSignedModifiers(text);
  const { width, height, quality, fit, background } = modifiers;
  const refuse = (sentence: string): never => {
    throw new ImageRequestError(`${sentence}; any other address has to be signed`);
  };
  if (width === undefined) return refuse('w is missing');
  const isPreview = width === LINK_PREVIEW.width && height === LINK_PREVIEW.height;
  if (!isPreview && !IMAGE_WIDTHS.includes(width)) refuse(`«w_${width}»: w is ${IMAGE_WIDTHS.join(', ')}`);
  if (!QUALITIES.includes(quality)) refuse(`«q_${quality}»: q is ${QUALITIES.join(', ')}`);
  const heights = Object.values(IMAGE_RATIOS).map((ratio) => Math.round(width / ratio));
  if (!isPreview && height !== undefined && !heights.includes(height))
    refuse(
      `«h_${height}»: with w_${width} h is ${heights.join(', ')}, that is ${Object.keys(IMAGE_RATIOS).join(', ')}`,
    );
  if (fit && height === undefined) refuse('fit needs a height');
  if (fit && !FITS.some((known) => known === fit)) refuse(`«fit_${fit}»: fit is ${FITS.join(', ')}`);
  if (background && !BACKGROUNDS.includes(background)) refuse(`«b_${background}»: b is ${BACKGROUNDS.join(', ')}`);
  return modifiers;
}

/** Returns the canonical text of modifiers, which is the same for all that have the same meaning. */
export function canonicalModifiers({ format, quality, width, height, fit, background }: ImageModifiers): string {
  const parts = { f: format, q: quality, w: width, h: height, fit, b: background };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}_${value}`))
    .join(',');
}

function sixDigits(colour: string): string {
  return colour.length === 6 ? colour : [...colour].map((digit) => digit + digit).join('');
}
