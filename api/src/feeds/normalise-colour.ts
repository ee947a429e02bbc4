import { COLOUR_PALETTE, type NamedColour } from './colour-palette.js';
import { distinctSlug, foldName } from './slug.js';

/** A colour of a record. A known one has the shop's name and swatch, an unknown one its own name and no swatch. */
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
 * Returns the one to three colours that a supplier's words mean: «Красно-белый» is red and white, `Black/Navy` black
 * and navy. Words that are not all known stay one colour under their own name. Empty text gives none.
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
  // In `Black/White/Shadow Weave` the known parts are more useful than one odd name.
  if (parts.length > 1) return distinct(parts.slice(0, 3).map((part) => knownColour(part) ?? unknownColour(part)));
  return [unknownColour(text)];
}

/**
 * Returns the palette's colour for a word, or null. `Dark X`, `Тёмно-x` and the like match only if the palette lists
 * them.
 */
export function knownColour(word: string): FeedColour | null {
  const colour = BY_WORD.get(foldColour(word));
  return colour ? { name: colour.name, slug: colour.slug, hex: colour.hex } : null;
}

/** Returns a form in which names of one colour are equal: case, ё, hyphens and spaces do not matter. */
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
