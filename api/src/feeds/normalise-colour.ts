import { COLOUR_PALETTE, type NamedColour } from './colour-palette.js';
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

/**
 * Returns the one to three colours that a supplier's text names: «Красно-белый» is red and white, `Black/Navy` black
 * and navy. Of colours separated as in the second example, an unknown one keeps its own name. Any other text with an
 * unknown word becomes one colour under its own name. Empty text gives no colour.
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
  if (parts.length > 1) return distinct(parts.slice(0, 3).map((part) => knownColour(part) ?? unknownColour(part)));
  return [unknownColour(text)];
}

/**
 * Returns the palette's colour for a word, or null. A shade such as `Dark X` or `Тёмно-x` matches only if the palette
 * contains that shade.
 */
export function knownColour(word: string): FeedColour | null {
  const colour = BY_WORD.get(foldColour(word));
  return colour ? { name: colour.name, slug: colour.slug, hex: colour.hex } : null;
}

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
