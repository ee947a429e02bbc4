import type { UnderstoodKind } from '@meet/search-indexer/contract';
import type { Understanding, UnderstoodFilter, UnderstoodWord } from '@meet/search-indexer/language';
import type { Choices } from '../index/listing-query.js';
import type { WordMatch } from './search-engine.js';

/** One way to search: words for the engine and filter choices for the listing. */
export interface SearchAttempt {
  words: readonly UnderstoodWord[];
  match: WordMatch;
  chosen: Choices;
  /** True if the attempt drops a part of the shopper's query. */
  nearest: boolean;
  /** Filters that the attempt drops. */
  dropped: readonly UnderstoodFilter[];
}

/** Filters in the order in which they are dropped. The category is not listed: only the last attempts drop it. */
const GIVEN_UP: readonly (readonly UnderstoodKind[])[] = [
  ['deliverySpeed', 'meetPrice', 'newArrival', 'price', 'sale', 'season', 'size'],
  ['age', 'colorPallete', 'material', 'model', 'sex'],
  ['brand'],
];

/**
 * Filters that are searched as words instead, one group per attempt: a product may be called «худи» without being in
 * the category of that name.
 */
const SAID_OTHERWISE: readonly (readonly UnderstoodKind[])[] = [
  ['categories'],
  ['categories', 'material', 'season', 'colorPallete'],
  ['categories', 'material', 'season', 'colorPallete', 'brand'],
];

/**
 * The query as understood, then ever weaker ones; the caller uses the first that finds something. What is dropped, in
 * this order: words that no product contains, offer filters and colours, some or all of the other words, the brand.
 * Only the last attempts drop the category. The brand is kept for so long because a shopper who asks for its 574
 * prefers another model of that brand to a 574 of another brand.
 */
export function* attemptsAt({ words, filters }: Understanding): Generator<SearchAttempt> {
  // Goods of a wider kind are not what was asked.
  const isNear = filters.some(({ isWider }) => isWider);
  yield { words, match: 'every', chosen: choicesOf(filters), nearest: isNear, dropped: [] };
  const attempt = (said: typeof words, match: WordMatch, kept: UnderstoodFilter[]): SearchAttempt => ({
    words: said,
    match,
    chosen: choicesOf(kept),
    nearest: true,
    dropped: filters.filter((filter) => !kept.includes(filter)),
  });
  let tried = 0;
  for (const kinds of SAID_OTHERWISE) {
    const asWords = filters.filter(({ kind }) => kinds.includes(kind));
    if (asWords.length === tried || words.length + filters.length === 1) continue;
    tried = asWords.length;
    const chosen = choicesOf(filters.filter((filter) => !asWords.includes(filter)));
    const said = [...words, ...asWords.flatMap((filter) => filter.words)];
    yield { words: said, match: 'named', chosen, nearest: isNear, dropped: [] };
  }
  const known = words.filter((word) => word.known);
  if (known.length < words.length && (known.length || filters.length)) yield attempt(known, 'every', filters);
  const steps = stepsFrom(filters);
  const ofBrand = steps.filter((kept) => kept.some(isBrand));
  for (const part of [ofBrand, steps.filter((kept) => !ofBrand.includes(kept))]) {
    if (words.length) {
      for (const kept of part) if (kept !== filters) yield attempt(words, 'every', kept);
      if (words.length > 1) for (const kept of part) yield attempt(words, 'some', kept);
    }
    for (const kept of part) if (kept.length && (words.length || kept !== filters)) yield attempt([], 'every', kept);
  }
  const brands = filters.filter(isBrand);
  if (brands.length && brands.length < filters.length) yield attempt([], 'every', brands);
  if (words.length && steps.at(-1)!.length) yield attempt(words, 'some', []);
}

function isBrand({ kind }: UnderstoodFilter): boolean {
  return kind === 'brand';
}

/** The filters, then what remains of them after each step of GIVEN_UP that drops any; the last list may be empty. */
function stepsFrom(filters: UnderstoodFilter[]): UnderstoodFilter[][] {
  const steps = [filters];
  for (const given of GIVEN_UP) {
    const before = steps.at(-1)!;
    const kept = before.filter(({ kind }) => !given.includes(kind));
    if (kept.length < before.length) steps.push(kept);
  }
  return steps;
}

/** Converts filters read from the query to filters of the listing. Several values of one filter are combined by OR. */
export function choicesOf(filters: readonly UnderstoodFilter[]): Choices {
  const values: Record<string, string[]> = {};
  let price: Choices['price'];
  for (const filter of filters) {
    // Not a choice, but an order.
    if (filter.kind === 'sort') continue;
    if (filter.kind === 'price') price = { ...price, ...filter.price };
    else values[filter.kind] = [...(values[filter.kind] ?? []), ...filter.values];
  }
  return price ? { ...(values as Choices), price } : values;
}
