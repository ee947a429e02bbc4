import { ITEM_KINDS } from '../contract/index.js';
import type { Lexicon } from './lexicon.js';
import { isStopWord } from './noise-words.js';
import { readFilters } from './read-filters.js';
import type { Exclusion, UnderstoodWord } from './understanding.js';

/** What products may have in one offer and not in another, so that it excludes none. */
const OF_OFFERS: ReadonlySet<string> = new Set([...ITEM_KINDS, 'price']);

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
  const phrases = readFilters(
    said.map(({ stem }) => stem),
    lexicon,
  );
  const filters = phrases.flatMap((phrase) => phrase.filters).filter((filter) => !filter.isWider);
  if (filters.some(({ kind }) => OF_OFFERS.has(kind))) return null;
  const inPhrase = new Set(
    phrases
      .filter((phrase) => !phrase.filters.some(({ isWider }) => isWider))
      .flatMap(({ from, length }) => Array.from({ length }, (_, place) => from + place)),
  );
  const words = said.filter(({ stem }, place) => !inPhrase.has(place) && !isStopWord(stem)).map(asWord);
  if (!words.length && !filters.length) return null;
  const values = new Map<Exclusion['filters'][number]['kind'], Set<string>>();
  for (const { kind, values: own } of filters)
    values.set(kind, new Set([...(values.get(kind) ?? []), ...own.map(({ value }) => value)]));
  return { typed, filters: Array.from(values, ([kind, chosen]) => ({ kind, values: [...chosen] })), words };
}
