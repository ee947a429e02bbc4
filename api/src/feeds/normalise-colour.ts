import { COLOUR_PALETTE, PATTERNS, type NamedColour } from './colour-palette.js';
import { distinctSlug, foldName } from './slug.js';

/**
 * A colour of a record. A colour of the palette has the shop's name and swatch. An unknown one keeps its name and has
 * no swatch.
 */
export interface FeedColour {
  name: string;
  slug: string;
  hex: string | null;
}

const BY_WORD = new Map<string, NamedColour>(
  COLOUR_PALETTE.flatMap((colour) =>
    [colour.slug, colour.name, ...colour.words].map((word) => [foldColour(word), colour]),
  ),
);

/** Slugs of the palette's darker and lighter shades by the slug of a colour. */
const DARKER: Readonly<Record<string, string>> = {
  ...{ grey: 'dark-grey', blue: 'navy', green: 'dark-green', brown: 'chocolate', red: 'burgundy' },
};
const LIGHTER: Readonly<Record<string, string>> = { grey: 'light-grey', blue: 'light-blue', green: 'mint' };
const DARK = /^(dark|deep|темно|темный)$/u;
const LIGHT = /^(light|pale|baby|светло|светлый|бледно)$/u;
const PATTERN_WORDS = new Set(PATTERNS.map(foldColour));

/**
 * Returns the one to three colours that a supplier's text names: «Красно-белый» is red and white, `Black/Navy` black
 * and navy. A shade counts as the colour that one of its words names: `Rush Blue` is blue, `Dark Royal Blue` navy.
 * Patterns alone (`Floral`) are several colours. Any other text is a colour under its own name. Empty text is no
 * colour.
 */
export function normaliseColours(raw: string): FeedColour[] {
  const text = raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!text) return [];
  const whole = knownColour(text);
  if (whole) return [whole];
  const parts = text.split(/\s*(?:[/,;+&|]|\s+и\s+|\s+and\s+)\s*/iu).filter(Boolean);
  const compound = parts.length > 1 ? parts : text.split(/[-\s]+/u);
  const known = compound.map(knownColour);
  if (known.length > 1 && known.length <= 3 && known.every((colour) => colour !== null)) return distinct(known);
  // In `Black/White/Shadow Weave` it is more useful to keep the known parts than to make one unknown colour of the
  // whole text.
  if (parts.length > 1) return distinct(parts.slice(0, 3).map((part) => shadeOf(part) ?? unknownColour(part)));
  return [shadeOf(text) ?? unknownColour(text)];
}

/**
 * Returns the palette's colour that some words of a shade's name mean, or null. In English the last word decides
 * (`Khaki Brown`), in Russian the first («синий электрик»).
 */
function shadeOf(text: string): FeedColour | null {
  const whole = knownColour(text);
  if (whole) return whole;
  const words = foldColour(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const found: FeedColour[] = [];
  for (let start = 0; start < words.length; start += 1) {
    // Two words may name a colour of their own: `royal blue`.
    const two = start + 1 < words.length ? knownColour(`${words[start]} ${words[start + 1]}`) : null;
    const colour = two ?? knownColour(words[start] ?? '') ?? inflected(words[start] ?? '');
    if (!colour) continue;
    found.push(shaded(colour, words[start - 1] ?? ''));
    if (two) start += 1;
  }
  const isRussian = /\p{Script=Cyrillic}/u.test(text);
  const [colour = null] = isRussian ? found : found.reverse();
  return colour ?? (words.some((word) => PATTERN_WORDS.has(word)) ? knownColour('multicolour') : null);
}

/** Returns the colour of a Russian adjective in another form: «чёрная», «синего». */
function inflected(word: string): FeedColour | null {
  const stem = /^(.{3,}?)(?:ая|яя|ое|ее|ые|ие|ого|его|ой|ым|им|ую|юю)$/u.exec(word)?.[1];
  if (!stem) return null;
  return ['ый', 'ий', 'ой'].map((ending) => knownColour(stem + ending)).find((colour) => colour !== null) ?? null;
}

function shaded(colour: FeedColour, before: string): FeedColour {
  const slug = DARK.test(before) ? DARKER[colour.slug] : LIGHT.test(before) ? LIGHTER[colour.slug] : undefined;
  return (slug && knownColour(slug)) || colour;
}

/**
 * Returns the palette's colour for a word, or null. A shade such as `Dark X` or `Тёмно-x` matches only if the palette
 * contains that shade.
 */
export function knownColour(word: string): FeedColour | null {
  const colour = BY_WORD.get(foldColour(word));
  return colour ? { name: colour.name, slug: colour.slug, hex: colour.hex } : null;
}

/** Returns the slug of a colour that is stated as one, by name and swatch. */
export const slugOfColour = (name: string): string => knownColour(name)?.slug ?? distinctSlug(foldName(name));

/** Normalises the name of a colour for comparison: case, ё, hyphens and spaces do not matter. */
export function foldColour(text: string): string {
  return foldName(text)
    .replace(/[-–—\s]+/gu, ' ')
    .trim();
}

function unknownColour(text: string): FeedColour {
  const name = text.slice(0, 1).toUpperCase() + text.slice(1, 300);
  return { name, slug: distinctSlug(foldColour(text)), hex: null };
}

function distinct(colours: readonly FeedColour[]): FeedColour[] {
  return [...new Map(colours.map((colour) => [colour.slug, colour])).values()];
}
