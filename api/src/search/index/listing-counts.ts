import { type ItemKind, type ProductKind } from '@meet/search-indexer/contract';
import type { BitSet } from './bit-set.js';
import { customCounts } from './custom-counts.js';
import type { ListingIndex } from './listing-index.js';
import { fits, matchingProducts, matchQuery, rulesWithout, type ItemRule, type Match } from './listing-match.js';
import { COUNTED_KINDS, type CountedValue, type ListingCounts, type ListingQuery } from './listing-query.js';
import { placed, type Counted } from './placed.js';
import { withSizeGroups } from './with-size-groups.js';

/**
 * For every value of every filter, counts the products that remain if the value is chosen together with the choices
 * made in other filters. Choices in the same filter do not reduce its counts. Values that occur in the unfiltered
 * section stay in the list with a count of 0. Each filter is counted lazily, on first read.
 */
export function listingCounts(index: ListingIndex, query: ListingQuery, now: number): ListingCounts {
  const { revision } = index;
  let match = matchQuery(index, query, now);
  const currentMatch = () => (match = index.revision === revision ? match : matchQuery(index, query, now));
  const counts = {};
  const lazily = (name: keyof ListingCounts, count: (match: Match) => unknown) => {
    let counted: unknown;
    const get = () => (counted ??= count(currentMatch()));
    Object.defineProperty(counts, name, { enumerable: true, get });
  };
  for (const kind of COUNTED_KINDS) lazily(kind, (matched) => placed(countProducts(index, matched, kind), now));
  lazily('possibleModels', (matched) => placed(countPossible(index, matched, 'model'), now));
  lazily('sizesByAge', (matched) =>
    placed(withSizeGroups(index, matched.base, countItems(index, matched, 'size')), now),
  );
  lazily('size', () => sizesOfBothAges((counts as ListingCounts).sizesByAge));
  for (const kind of ['sale', 'deliverySpeed'] as const)
    lazily(kind, (matched) => placed(countItems(index, matched, kind), now));
  lazily('price', (matched) => priceRange(index, matched));
  lazily('customFields', (matched) => customCounts(index, matched, now));
  return counts as ListingCounts;
}

/** Adds up the counts of each size. A product is for one age, so no product is counted twice. */
export function sizesOfBothAges(sizesByAge: readonly CountedValue[]): CountedValue[] {
  const sizes = new Map<string, CountedValue>();
  for (const { value: aged, name, count, parent } of sizesByAge) {
    const value = aged.slice(`${parent}_`.length);
    sizes.set(value, { value, name, count: count + (sizes.get(value)?.count ?? 0) });
  }
  return [...sizes.values()];
}

function countProducts(index: ListingIndex, match: Match, kind: ProductKind): Counted[] {
  return index.facets[kind].count(matchingProducts(index, match, kind), match.base, index.listed);
}

function countPossible(index: ListingIndex, match: Match, kind: ProductKind): Counted[] {
  const matching = matchingProducts(index, match, kind);
  return index.facets[kind].count(matching, matching, index.listed);
}

/** Without conditions on offers, counts come from the products' values; with conditions, every offer must be tested. */
function countItems(index: ListingIndex, match: Match, kind: ItemKind): Counted[] {
  const facet = index.facets[kind];
  const rules = rulesWithout(match, kind);
  const matching = matchingProducts(index, match, kind);
  if (!rules.length) return facet.count(matching, match.base, index.listed);
  const counts = tally(index, matching, rules, kind);
  const present = match.baseRules.length ? tally(index, match.base, match.baseRules, kind) : null;
  return facet
    .count(match.base, match.base, index.listed)
    .filter(({ shown }) => !present || present[facet.get(shown.value)!.code]! > 0)
    .map(({ shown }) => ({ shown, count: counts[facet.get(shown.value)!.code]! }));
}

/**
 * For each value of the filter `kind` (by the value's code), counts the products with an offer that has the value and
 * meets the conditions in `rules`.
 */
function tally(index: ListingIndex, products: BitSet, rules: ItemRule[], kind: ItemKind): Uint32Array {
  const { codeLimit } = index.facets[kind];
  const { firsts, counts: lengths, codes } = index.items;
  const column = codes[kind];
  const counts = new Uint32Array(codeLimit);
  const lastCounted = new Int32Array(codeLimit).fill(-1);
  products.forEach((number) => {
    const end = firsts[number]! + lengths[number]!;
    for (let item = firsts[number]!; item < end; item += 1) {
      const code = column[item]!;
      if (code === 0 || lastCounted[code] === number || !fits(item, rules)) continue;
      lastCounted[code] = number;
      counts[code]! += 1;
    }
  });
  return counts;
}

/**
 * Returns the lowest and highest price among the products that remain after the choices in all filters except price.
 */
function priceRange(index: ListingIndex, match: Match): ListingCounts['price'] {
  const rules = rulesWithout(match, 'price');
  const { prices, firsts, counts } = index.items;
  let min = Infinity;
  let max = -Infinity;
  matchingProducts(index, match, 'price').forEach((number) => {
    // A product's offers are sorted by price: the first passing offer from either end gives the minimum or maximum.
    let low = firsts[number]!;
    let high = low + counts[number]! - 1;
    while (low <= high && !fits(low, rules)) low += 1;
    while (high > low && !fits(high, rules)) high -= 1;
    if (low > high) return;
    min = Math.min(min, prices[low]!);
    max = Math.max(max, prices[high]!);
  });
  return min === Infinity ? { min: null, max: null } : { min, max };
}
