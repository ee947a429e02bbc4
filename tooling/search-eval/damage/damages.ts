import type { Random } from '../../demo-catalogue/random.js';
import { inflect } from './inflect.js';
import { inOtherLayout } from './keyboard.js';
import { mistype } from './mistype.js';
import { joinWords } from './space.js';
import { inCyrillic, inLatin } from './transliterate.js';

export interface DamageContext {
  random: Random;
  /** Whether the catalogue has the word. Damage must not turn a query into another valid one. */
  knows(word: string): boolean;
  /** Whether it is an ordinary word and not a name: nobody puts «Nike» or «Вереск» into the plural. */
  isCommon(word: string): boolean;
  /** Pairs of words («air max») that stand side by side in names. */
  pairs: ReadonlySet<string>;
}

/** Returns the damaged query, or null if this kind of damage does not apply to it. */
export type Damage = (words: readonly string[], context: DamageContext) => string | null;

/** The shortest word that can still be recognised with a slip in it. */
const SHORTEST_MISTYPED = 4;
const SHORTEST_CUT = 5;
/** The least letters of a beginning. */
const SHORTEST_BEGINNING = 3;
/** Slips tried before a word is given up. */
const TRIES = 8;

export const DAMAGES = {
  clean: (words) => words.join(' '),
  reordered: (words, { random }) => {
    const other = random.some(words, words.length).join(' ');
    return other === words.join(' ') ? [...words].reverse().join(' ') : other;
  },
  prefix: (words, { random }) => {
    const last = words.at(-1)!;
    if (last.length < SHORTEST_CUT) return null;
    const kept = random.whole(Math.max(SHORTEST_BEGINNING, Math.ceil(last.length / 2)), last.length - 1);
    return [...words.slice(0, -1), last.slice(0, kept)].join(' ');
  },
  typo: (words, { random, knows }) => {
    const places = words.flatMap((word, place) =>
      word.length >= SHORTEST_MISTYPED && /^\p{L}+$/u.test(word) ? [place] : [],
    );
    if (!places.length) return null;
    const place = random.pick(places);
    const word = words[place]!;
    for (let slip = 0; slip < TRIES; slip += 1) {
      const mistyped = mistype(word, random);
      if (mistyped !== word && !knows(mistyped)) return words.with(place, mistyped).join(' ');
    }
    return null;
  },
  layout: (words) => {
    const text = words.join(' ');
    const typed = inOtherLayout(text);
    return typed === text ? null : typed;
  },
  translit: (words, { random }) => {
    const [first, second] = random.chance(0.75) ? [inCyrillic, inLatin] : [inLatin, inCyrillic];
    return first(words, random) ?? second(words, random);
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

export type DamageKind = keyof typeof DAMAGES;
