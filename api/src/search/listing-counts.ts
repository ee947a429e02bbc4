import type { BitSet } from './bit-set.js';
import type { FacetValue } from './facet.js';
import { enumValue, type ListedItem, type ListingIndex } from './listing-index.js';
import { itemValue, matchingProducts, matchQuery, type ItemRule, type Match } from './listing-match.js';
import {
  COUNTED_KINDS,
  ITEM_KINDS,
  type CountedValue,
  type ItemKind,
  type ListingCounts,
  type ListingQuery,
} from './listing-query.js';

/**
 * How many products each value of each filter would leave, given the other choices: a kind's own choices do not shrink
 * its own counts. Values the page has at all stay, with 0.
 */
export function listingCounts(index: ListingIndex, query: ListingQuery, now: number): ListingCounts {
  const match = matchQuery(index, query, now);
  const all = matchingProducts(index, match);
  const counts: Partial<ListingCounts> = {};
  for (const kind of COUNTED_KINDS) {
    const matching = match.chosen.has(kind) ? matchingProducts(index, match, kind) : all;
    counts[kind] = index.facets[kind].count(matching, match.base).map(toCounted).sort(byPlace);
  }
  for (const kind of ITEM_KINDS) counts[kind] = countItems(index, match, kind);
  counts.price = priceRange(index, match);
  return counts as ListingCounts;
}

type Counted = CountedValue & Pick<FacetValue, 'position'>;

function toCounted({ shown, count }: { shown: FacetValue; count: number }): Counted {
  return { ...shown, count };
}

/** Values with an order of their own keep it; the rest stand by count. */
function byPlace(a: Counted, b: Counted): number {
  if (a.position !== undefined && b.position !== undefined)
    return a.position - b.position || a.name.localeCompare(b.name, 'ru');
  return b.count - a.count || a.name.localeCompare(b.name, 'ru');
}

function countItems(index: ListingIndex, match: Match, kind: ItemKind): CountedValue[] {
  const counted = new Map<string, Counted>();
  const tally = (products: BitSet, rules: ItemRule[], step: 0 | 1) => {
    products.forEach((number) => {
      const seen = new Set<string>();
      for (const item of index.products[number]!.items) {
        const value = itemValue(kind, item);
        if (value === null || seen.has(value) || !rules.every((rule) => rule.fits(item))) continue;
        seen.add(value);
        const entry = counted.get(value);
        if (entry) entry.count += step;
        else counted.set(value, { ...describeValue(kind, value, item), count: step });
      }
    });
  };
  tally(match.base, match.baseRules, 0);
  tally(matchingProducts(index, match, kind), rulesWithout(match, kind), 1);
  return [...counted.values()].sort(byPlace);
}

function describeValue(kind: ItemKind, value: string, item: ListedItem): FacetValue {
  return kind === 'size' ? item.size : enumValue(kind, value);
}

/** The prices that can be asked for, given the other choices. */
function priceRange(index: ListingIndex, match: Match): ListingCounts['price'] {
  const rules = rulesWithout(match, 'price');
  let min = Infinity;
  let max = -Infinity;
  matchingProducts(index, match, 'price').forEach((number) => {
    for (const item of index.products[number]!.items) {
      if (!rules.every((rule) => rule.fits(item))) continue;
      min = Math.min(min, item.price);
      max = Math.max(max, item.price);
    }
  });
  return min === Infinity ? { min: null, max: null } : { min, max };
}

function rulesWithout(match: Match, kind: ItemRule['kind']): ItemRule[] {
  return [...match.baseRules, ...match.chosenRules.filter((rule) => rule.kind !== kind)];
}
