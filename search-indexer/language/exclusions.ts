import { ITEM_KINDS } from '../contract/index.js';
import type { Lexicon } from './lexicon.js';
import { isStopWord } from './noise-words.js';
import { readFilters } from './read-filters.js';
import type { Exclusion, UnderstoodWord } from './understanding.js';

/** What a product may have in one offer and not in another, and an order: they exclude no product. */
const EXCLUDES_NONE: ReadonlySet<string> = new Set([...ITEM_KINDS, 'fit', 'price', 'sort']);

/**
 * Returns what the words behind «без», «не», «кроме» exclude: products with these filter values and these words. Null if a
 * product cannot be excluded by them, such as by a size.
 */
export function exclusionOf<Word extends { stem: string }>(
  typed: string,
  said: readonly Word[],
  lexicon: Lexicon,
  asWord: (word: Word) => UnderstoodWord,
): Exclusion | null {
  const stems = said.map(({ stem }) => stem);
  // A wider kind is not what was said: the words are searched for instead.
  const phrases = readFilters(stems, lexicon).filter(({ filters }) => !filters.some(({ isWider }) => isWider));
  const filters = phrases.flatMap((phrase) => phrase.filters);
  if (filters.some(({ kind }) => EXCLUDES_NONE.has(kind))) return null;
  const inPhrase = new Set(phrases.flatMap(({ from, length }) => Array.from({ length }, (_, place) => from + place)));
  const words = said.filter(({ stem }, place) => !inPhrase.has(place) && !isStopWord(stem)).map(asWord);
  if (!words.length && !filters.length) return null;
  const values = new Map<Exclusion['filters'][number]['kind'], Set<string>>();
  for (const { kind, values: own } of filters)
    values.set(kind, new Set([...(values.get(kind) ?? []), ...own.map(({ value }) => value)]));
  return { typed, filters: Array.from(values, ([kind, chosen]) => ({ kind, values: [...chosen] })), words };
}
