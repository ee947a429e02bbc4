import type { BitSet } from './bit-set.js';
import type { CustomFilter } from './custom-filters.js';
import type { ListingIndex } from './listing-index.js';
import { fits, matchingProducts, rulesWithout, type ItemRule, type Match } from './listing-match.js';
import type { CountedCustomField } from './listing-query.js';
import { placed } from './placed.js';

/**
 * Counts the values of every filter by a custom field, as `listing-counts.ts` does for the others. Fields without a
 * value in the unfiltered section are left out.
 */
export function customCounts(index: ListingIndex, match: Match, now: number): CountedCustomField[] {
  return index.custom.inOrder().flatMap((filter): CountedCustomField[] => {
    const { position: _, ...declared } = filter.declared;
    const matching = matchingProducts(index, match, filter.kind);
    const rules = rulesWithout(match, filter.kind);
    if (declared.type === 'NUMBER') {
      const isPresent = rangeOf(index, filter, match.base, match.baseRules).min !== null;
      return isPresent ? [{ ...declared, options: [], ...rangeOf(index, filter, matching, rules) }] : [];
    }
    const options = placed(countValues(index, filter, match, matching, rules), now);
    return options.length ? [{ ...declared, options, min: null, max: null }] : [];
  });
}

function countValues(
  index: ListingIndex,
  filter: CustomFilter,
  match: Match,
  matching: BitSet,
  rules: ItemRule[],
): ReturnType<CustomFilter['facet']['count']> {
  const { facet } = filter;
  if (!filter.isOfOffers || !rules.length) return facet.count(matching, match.base, index.listed);
  const counts = tally(index, filter, matching, rules);
  const present = match.baseRules.length ? tally(index, filter, match.base, match.baseRules) : null;
  return facet
    .count(match.base, match.base, index.listed)
    .filter(({ shown }) => !present || present.has(shown.value))
    .map(({ shown }) => ({ shown, count: counts.get(shown.value) ?? 0 }));
}

/** For each value of a field of offers, counts the products with an offer that has it and meets the conditions. */
function tally(index: ListingIndex, filter: CustomFilter, products: BitSet, rules: ItemRule[]): Map<string, number> {
  const column = index.items.columnOf(filter);
  const counts = new Map<string, number>();
  products.forEach((number) => {
    const values = new Set<string>();
    for (const item of itemsOf(index, number))
      if (column[item]! > 0 && fits(item, rules)) for (const value of filter.valuesOf(column[item]!)) values.add(value);
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return counts;
}

function rangeOf(
  index: ListingIndex,
  filter: CustomFilter,
  products: BitSet,
  rules: ItemRule[],
): { min: number | null; max: number | null } {
  let min = Infinity;
  let max = -Infinity;
  const note = (number: number) => {
    min = Math.min(min, number);
    max = Math.max(max, number);
  };
  if (filter.isOfOffers) {
    const column = index.items.columnOf(filter);
    products.forEach((number) => {
      for (const item of itemsOf(index, number))
        if (!Number.isNaN(column[item]!) && fits(item, rules)) note(column[item]!);
    });
  } else for (const [number, value] of filter.numbers) if (products.has(number)) note(value);
  return min === Infinity ? { min: null, max: null } : { min, max };
}

function* itemsOf(index: ListingIndex, number: number): Iterable<number> {
  const first = index.items.firsts[number]!;
  const end = first + index.items.counts[number]!;
  for (let item = first; item < end; item += 1) yield item;
}
