import type { Understanding, UnderstoodFilter, UnderstoodWord } from '@meet/search-indexer/language';
import type { Choices } from './listing-query.js';
import type { WordMatch } from './search-engine.js';

/** What to look for: words for the engine and choices for the listing. */
export interface SearchAttempt {
  words: readonly UnderstoodWord[];
  match: WordMatch;
  chosen: Choices;
  /** True for all but the first: less than what was asked. */
  nearest: boolean;
}

/** What a shopper would rather do without, the most readily first. A kind not named here is never given up. */
const GIVEN_UP = ['newArrival', 'deliverySpeed', 'meetPrice', 'sale', 'price', 'season', 'material', 'size', 'model'];
const GIVEN_UP_LAST = ['colorPallete', 'age', 'sex'];

/** The query as it was understood, then ever less of it: what finds something first is the answer. */
export function* attemptsAt({ words, filters }: Understanding): Generator<SearchAttempt> {
  const attempt = (match: WordMatch, kept: UnderstoodFilter[], said = words): SearchAttempt => ({
    words: said,
    match,
    chosen: choicesOf(kept),
    nearest: true,
  });
  yield { ...attempt('every', filters), nearest: false };
  let kept = filters;
  if (words.length > 1) yield attempt('some', kept);
  for (const given of [GIVEN_UP, GIVEN_UP_LAST]) {
    const left = kept.filter(({ kind }) => !given.includes(kind));
    if (left.length === kept.length) continue;
    kept = left;
    if (words.length) yield attempt('every', kept);
    if (words.length > 1) yield attempt('some', kept);
    if (!words.length && kept.length) yield attempt('every', kept);
  }
  if (words.length && filters.length) {
    // What the words mean nobody here has: what else was said stands alone.
    yield attempt('every', filters, []);
    if (kept.length && kept.length < filters.length) yield attempt('every', kept, []);
  }
}

/** Values of one kind are OR, as the shopper's own choices are. */
export function choicesOf(filters: readonly UnderstoodFilter[]): Choices {
  const choices: Record<string, string[]> & { price?: never } = {};
  let price: Choices['price'];
  for (const filter of filters) {
    if (filter.kind === 'price') price = { ...price, ...filter.price };
    else choices[filter.kind] = [...(choices[filter.kind] ?? []), ...filter.values];
  }
  return price ? { ...choices, price } : choices;
}
