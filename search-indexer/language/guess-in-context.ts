// cspell:ignore xchernye
import { brandsSpelledLike } from './known-brands.js';
import type { Lexicon } from './lexicon.js';
import { isStopWord } from './noise-words.js';
import { frequentBonus, soundsLikeBarOneSlip } from './similar-words.js';
import type { Near, SpellingIndex } from './spelling-index.js';
import { spokenForms } from './spoken-form.js';
import type { KnownSurface, KnownWord } from './vocabulary.js';

interface PlaceInQuery {
  /** Whether the text is the last word of the query, which may be unfinished. */
  last: boolean;
  /** Whether another word is in Cyrillic; then Latin letters are a foreign name and not Russian. */
  isAmongRussian: boolean;
}

/**
 * Returns words that a misspelled text may mean, the likeliest first. They may differ more from the text than
 * corrections: by two typing errors, or by one in the other alphabet or in an unfinished word. So each word must occur
 * in products together with the rest of the query: `shareTogether` is the share of the other words that some product
 * has together with the word.
 */
export function guessesInContext(
  text: string,
  { last, isAmongRussian }: PlaceInQuery,
  lexicon: Lexicon,
  shareTogether: (word: KnownWord) => number,
): Near<KnownWord>[] {
  if (!/^\p{L}{3,}$/u.test(text)) return [];
  const found = new Map<KnownWord, number>();
  const noteWord = (word: KnownWord, cost: number) => {
    const likely = cost - FREQUENT * frequentBonus(word.uses);
    if (likely < (found.get(word) ?? Infinity)) found.set(word, likely);
  };
  const { spellingOfSurfaces, spellingOfSounds } = lexicon.words;
  const near = (form: string, index: SpellingIndex<KnownSurface>, most: number) => [
    ...index.near(form, most),
    ...(last && form.length >= SHORTEST_BEGINNING ? index.beginning(form, most).map(unfinished) : []),
  ];
  if (text.length <= SHORTEST) for (const { entry, cost } of shortBrandsHeardLike(text, lexicon)) noteWord(entry, cost);
  if (text.length < SHORTEST) return suiting(found, shareTogether);
  for (const { entry, cost } of near(text, spellingOfSurfaces, mostSlips(text))) noteWord(entry.word, cost);
  for (const form of spokenForms(text))
    if (form.length >= SHORTEST)
      for (const { entry, cost } of near(form, spellingOfSounds, Math.min(ONE_SLIP, mostSlips(form))))
        if (isLatin(entry.text) !== isLatin(text) && (isLatin(entry.text) || !isAmongRussian))
          noteWord(entry.word, cost + OTHER_ALPHABET);
  if (isLatin(text) && !isAmongRussian && text.length >= SHORTEST_WITH_LETTER_MORE)
    for (const form of new Set(withoutOneLetter(text).flatMap(spokenForms)))
      for (const { entry } of spellingOfSounds.near(form, 0))
        if (!isLatin(entry.text)) noteWord(entry.word, ONE_SLIP + OTHER_ALPHABET);
  for (const { entry, cost } of soundsLikeBarOneSlip(text, lexicon, true)) noteWord(entry, cost);
  for (const { entry, cost } of brandsSpelledLike(text, lexicon)) noteWord(entry, cost);
  return suiting(found, shareTogether);
}

/** The likeliest of the words that occur in products together with the rest of the query. */
function suiting(found: ReadonlyMap<KnownWord, number>, shareTogether: (word: KnownWord) => number): Near<KnownWord>[] {
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, MOST_TRIED)
    .flatMap(([entry, cost]) => {
      const share = isStopWord(entry.stem) ? 0 : shareTogether(entry);
      return share >= LEAST_TOGETHER ? [{ entry, cost: cost - TOGETHER * share }] : [];
    })
    .sort((one, other) => one.cost - other.cost);
}

/** Short brands of the other alphabet that sound like the text but for one typing error: «лма» is `Luma`. */
function shortBrandsHeardLike(text: string, lexicon: Lexicon): Near<KnownWord>[] {
  return spokenForms(text).flatMap((form) =>
    lexicon.words.spellingOfSounds
      .near(form, ONE_SLIP)
      .filter(({ entry }) => isLatin(entry.text) !== isLatin(text) && lexicon.isBrand(entry.word))
      .map(({ entry, cost }) => ({ entry: entry.word, cost: cost + OTHER_ALPHABET })),
  );
}

const withoutOneLetter = (text: string): string[] =>
  Array.from(text, (_, place) => text.slice(0, place) + text.slice(place + 1));

const isLatin = (text: string): boolean => /[a-z]/.test(text);

const unfinished = ({ entry, cost }: Near<KnownSurface>): Near<KnownSurface> => ({ entry, cost: cost + UNFINISHED });

/** Returns the maximum edit distance. In a short text, only two swapped letters or a neighbouring key are accepted. */
function mostSlips({ length }: string): number {
  if (length < 5) return 0.7;
  return length < 7 ? ONE_SLIP : 2;
}

const ONE_SLIP = 1;
const SHORTEST = 4;
const SHORTEST_BEGINNING = 5;
/** Minimum length of Russian in Latin letters with one letter too many: «xchernye» is «чёрные». */
const SHORTEST_WITH_LETTER_MORE = 7;
/** Bonus for frequent names. It is higher than for corrections, because so much of the text may be wrong. */
const FREQUENT = 2;
const OTHER_ALPHABET = 0.2;
const UNFINISHED = 0.3;
/** Bonus of a word that some products have together with the whole rest of the query. */
export const TOGETHER = 0.6;
const LEAST_TOGETHER = 0.5;
/** Maximum number of similar words for which products are searched. */
const MOST_TRIED = 16;
