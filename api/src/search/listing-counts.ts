import type { BitSet } from './bit-set.js';
import type { FacetValue } from './facet.js';
import type { ListingIndex } from './listing-index.js';
import { fits, matchingProducts, matchQuery, type ItemRule, type Match } from './listing-match.js';
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
    counts[kind] = inPlace(index.facets[kind].count(matching, match.base));
  }
  for (const kind of ITEM_KINDS) counts[kind] = inPlace(countItems(index, match, kind));
  counts.price = priceRange(index, match);
  return counts as ListingCounts;
}

interface Counted {
  shown: FacetValue;
  count: number;
}

const byName = new Intl.Collator('ru').compare;

/** Values with an order of their own keep it; the rest stand by count. */
function inPlace(counted: Counted[]): CountedValue[] {
  return counted
    .sort((a, b) => {
      const { position: placeA } = a.shown;
      const { position: placeB } = b.shown;
      const apart = placeA !== undefined && placeB !== undefined ? placeA - placeB : b.count - a.count;
      return apart || byName(a.shown.name, b.shown.name);
    })
    .map(({ shown: { value, name, hex, parent }, count }) => ({ value, name, count, hex, parent }));
}

/** Without rules a product's sizes are those of any of its offers; with them the offers must be looked at. */
function countItems(index: ListingIndex, match: Match, kind: ItemKind): Counted[] {
  const rules = rulesWithout(match, kind);
  const matching = matchingProducts(index, match, kind);
  if (!rules.length) return index.facets[kind].count(matching, match.base);
  const counts = tally(index, matching, rules, kind);
  const present = tally(index, match.base, match.baseRules, kind);
  const counted: Counted[] = [];
  present.forEach((among, code) => {
    if (among > 0) counted.push({ shown: index.facets[kind].withCode(code)!.shown, count: counts[code]! });
  });
  return counted;
}

/** For each value of the kind, by its code: products that have an offer with it which fits. */
function tally(index: ListingIndex, products: BitSet, rules: ItemRule[], kind: ItemKind): Uint32Array {
  const { codeLimit } = index.facets[kind];
  const column = index.items.codes[kind];
  const counts = new Uint32Array(codeLimit);
  const lastCounted = new Int32Array(codeLimit).fill(-1);
  products.forEach((number) => {
    const { firstItem, itemCount } = index.products[number]!;
    for (let item = firstItem; item < firstItem + itemCount; item += 1) {
      const code = column[item]!;
      if (code === 0 || lastCounted[code] === number || !fits(item, rules)) continue;
      lastCounted[code] = number;
      counts[code]! += 1;
    }
  });
  return counts;
}

/** The prices that can be asked for, given the other choices. */
function priceRange(index: ListingIndex, match: Match): ListingCounts['price'] {
  const rules = rulesWithout(match, 'price');
  const { prices } = index.items;
  let min = Infinity;
  let max = -Infinity;
  matchingProducts(index, match, 'price').forEach((number) => {
    const { firstItem, itemCount } = index.products[number]!;
    // Offers stand by price: the first that fits from either end is the bound.
    let low = firstItem;
    let high = firstItem + itemCount - 1;
    while (low <= high && !fits(low, rules)) low += 1;
    while (high > low && !fits(high, rules)) high -= 1;
    if (low > high) return;
    min = Math.min(min, prices[low]!);
    max = Math.max(max, prices[high]!);
  });
  return min === Infinity ? { min: null, max: null } : { min, max };
}

function rulesWithout(match: Match, kind: ItemRule['kind']): ItemRule[] {
  return [...match.baseRules, ...match.chosenRules.filter((rule) => rule.kind !== kind)];
}
