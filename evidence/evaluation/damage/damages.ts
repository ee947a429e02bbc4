import type { Random } from '@meet/demo/random';
import { inflect } from './inflect.js';
import { inOtherLayout } from './keyboard.js';
import { mistype } from './mistype.js';
import { joinWords } from './space.js';
import { inCyrillic, inLatin } from './transliterate.js';

export interface DamageContext {
  random: Random;
  /** Whether the catalogue contains the word. A damaged word must not become another word of the catalogue. */
  knows(word: string): boolean;
  /** Whether the word is an ordinary word and not a name: nobody uses the plural of «Nike» or «Вереск». */
  isCommon(word: string): boolean;
  /** Pairs of words («air max») that are neighbours in product names. */
  pairs: ReadonlySet<string>;
}

/** Changes a query as a shopper might mistype it. Returns null if this kind of damage does not apply to the query. */
export type Damage = (words: readonly string[], context: DamageContext) => string | null;

/** Minimum length of words that get a typing mistake. Shorter words could not be recognised. */
const SHORTEST_MISTYPED = 4;
/** Minimum length of words with two typing mistakes: in shorter words two letters are too much. */
const SHORTEST_MISTYPED_TWICE = 7;
const SHORTEST_CUT = 5;
/** Smallest number of letters that are kept when a word is cut off. */
const SHORTEST_BEGINNING = 3;
/** How many typing mistakes are tried in a word before giving up. */
const TRIES = 8;

const prefix: Damage = (words, { random }) => {
  const last = words.at(-1)!;
  if (last.length < SHORTEST_CUT) return null;
  const kept = random.whole(Math.max(SHORTEST_BEGINNING, Math.ceil(last.length / 2)), last.length - 1);
  return [...words.slice(0, -1), last.slice(0, kept)].join(' ');
};

const translit: Damage = (words, { random }) => {
  const [first, second] = random.chance(0.75) ? [inCyrillic, inLatin] : [inLatin, inCyrillic];
  return first(words, random) ?? second(words, random);
};

export const DAMAGES = {
  clean: (words) => words.join(' '),
  reordered: (words, { random }) => {
    const other = random.some(words, words.length).join(' ');
    return other === words.join(' ') ? [...words].reverse().join(' ') : other;
  },
  prefix,
  prefixTypo: (words, context) => {
    const cut = prefix(words, context)?.split(' ');
    if (!cut || cut.at(-1)!.length < SHORTEST_CUT) return null;
    return slip(cut, [cut.length - 1], 1, context);
  },
  typo: (words, context) => slip(words, placesOf(words, SHORTEST_MISTYPED), 1, context),
  twoTypos: (words, context) => slip(words, placesOf(words, SHORTEST_MISTYPED_TWICE), 2, context),
  layout: (words) => {
    const text = words.join(' ');
    const typed = inOtherLayout(text);
    return typed === text ? null : typed;
  },
  translit,
  translitTypo: (words, context) => {
    const written = translit(words, context)?.split(' ');
    if (!written) return null;
    const meant = new Set(words);
    const places = placesOf(written, SHORTEST_MISTYPED).filter((place) => !meant.has(written[place]!));
    return slip(written, places, 1, context);
  },
  inflected: (words, { random, isCommon }) => {
    let changed = false;
    const other = words.map((word) => {
      const form = isCommon(word) ? inflect(word, random) : null;
      changed ||= form !== null;
      return form ?? word;
    });
    return changed ? other.join(' ') : null;
  },
  spacing: (words, { random, pairs }) => joinWords(words, pairs, random),
} as const satisfies Record<string, Damage>;

/** Positions of the words that consist of at least `shortest` letters and no other characters. */
function placesOf(words: readonly string[], shortest: number): number[] {
  return words.flatMap((word, place) => (word.length >= shortest && /^\p{L}+$/u.test(word) ? [place] : []));
}

/**
 * Makes this number of typing mistakes in the word at one of the positions; null if the result is always a known word.
 */
function slip(
  words: readonly string[],
  places: readonly number[],
  slips: number,
  { random, knows }: DamageContext,
): string | null {
  if (!places.length) return null;
  const place = random.pick(places);
  const word = words[place]!;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    let mistyped = word;
    for (let count = 0; count < slips; count += 1) mistyped = mistype(mistyped, random);
    if (mistyped !== word && !knows(mistyped)) return words.with(place, mistyped).join(' ');
  }
  return null;
}

export type DamageKind = keyof typeof DAMAGES;
