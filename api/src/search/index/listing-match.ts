import {
  NEW_ARRIVAL_MS,
  ITEM_KINDS,
  PRODUCT_KINDS,
  sizeFilters,
  type FilterKind,
  type ItemKind,
  type ProductKind,
} from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import type { ListedProduct, ListingIndex } from './listing-index.js';
import type { Choices, ListingQuery } from './listing-query.js';

/** A condition on one offer: its code in a column must be one of several, or its price must lie between two bounds. */
export type ItemRule =
  | { kind: ItemKind; column: Uint32Array; wanted: Uint8Array }
  | { kind: 'price'; column: Float64Array; min: number; max: number };

/**
 * A query: the products of its section and, separately for each filter, what the shopper chose there (a set of
 * products, or a condition on offers). The choices are not combined yet, because the counts of a filter ignore the
 * choice in that filter.
 */
export interface Match {
  /** Products of the section with an offer that meets the section's conditions, before the shopper's choices. */
  base: BitSet;
  /** The section's own conditions on offers, without the shopper's choices. */
  baseRules: ItemRule[];
  /** For each product filter with a choice, the products that match the choice. */
  chosen: Map<ProductKind, BitSet>;
  chosenRules: ItemRule[];
}

export function matchQuery(index: ListingIndex, { base, chosen, ranked }: ListingQuery, now: number): Match {
  const baseRules = itemRules(index, base);
  const products = index.listed.clone();
  for (const set of productSets(index, base, now).values()) products.intersect(set);
  if (ranked) products.intersect(setOf(index, ranked.productIds));
  return {
    base: withFittingItem(index, products, baseRules),
    baseRules,
    chosen: productSets(index, chosen, now),
    chosenRules: itemRules(index, chosen),
  };
}

/**
 * Returns the products that match the section and all choices, except the choice of filter `leaveOut`. Returns
 * `match.base` itself if there are no choices.
 */
export function matchingProducts(index: ListingIndex, match: Match, leaveOut?: FilterKind | 'price'): BitSet {
  const rules = match.chosenRules.filter(({ kind }) => kind !== leaveOut);
  const sets = [...match.chosen].filter(([kind]) => kind !== leaveOut);
  if (!rules.length && !sets.length) return match.base;
  const products = match.base.clone();
  for (const [, set] of sets) products.intersect(set);
  return rules.length ? withFittingItem(index, products, [...match.baseRules, ...rules]) : products;
}

/** Row of the product's first offer that meets the conditions; undefined if none does. */
export function firstFitting(product: ListedProduct, rules: ItemRule[]): number | undefined {
  const end = product.firstItem + product.itemCount;
  for (let item = product.firstItem; item < end; item += 1) if (fits(item, rules)) return item;
  return undefined;
}

export function fits(item: number, rules: ItemRule[]): boolean {
  for (const rule of rules) {
    if (rule.kind === 'price') {
      const price = rule.column[item]!;
      if (price < rule.min || price > rule.max) return false;
    } else if (!rule.wanted[rule.column[item]!]) return false;
  }
  return true;
}

function withFittingItem(index: ListingIndex, products: BitSet, rules: ItemRule[]): BitSet {
  if (!rules.length) return products;
  const fitting = new BitSet(index.products.length);
  products.forEach((number) => {
    if (firstFitting(index.products[number]!, rules) !== undefined) fitting.add(number);
  });
  return fitting;
}

function productSets(index: ListingIndex, choices: Choices, now: number): Map<ProductKind, BitSet> {
  const sets = new Map<ProductKind, BitSet>();
  for (const kind of PRODUCT_KINDS) {
    const values = choices[kind];
    if (!values?.length) continue;
    const set = index.facets[kind].anyOf(values);
    sets.set(kind, kind === 'newArrival' ? set.unite(publishedSince(index, now - NEW_ARRIVAL_MS)) : set);
  }
  return sets;
}

function publishedSince(index: ListingIndex, since: number): BitSet {
  const found = new BitSet(index.products.length);
  for (const product of index.orders.NEW_FIRST) {
    if (product.publishedAt < since) break;
    found.add(product.number);
  }
  return found;
}

function setOf(index: ListingIndex, productIds: readonly string[]): BitSet {
  const found = new BitSet(index.products.length);
  for (const id of productIds) {
    const product = index.byId(id);
    if (product) found.add(product.number);
  }
  return found;
}

function itemRules(index: ListingIndex, choices: Choices): ItemRule[] {
  const rules: ItemRule[] = [];
  for (const kind of ITEM_KINDS) {
    const values = kind === 'size' ? choices.size?.flatMap(sizeFilters) : choices[kind];
    if (!values?.length) continue;
    const facet = index.facets[kind];
    const wanted = new Uint8Array(facet.codeLimit);
    for (const value of values) wanted[facet.get(value)?.code ?? 0] = 1;
    // Code 0 stands for no value, and for a value that no product has; it must never match.
    wanted[0] = 0;
    rules.push({ kind, column: index.items.codes[kind], wanted });
  }
  const { min = 0, max = Infinity } = choices.price ?? {};
  if (min > 0 || max < Infinity) rules.push({ kind: 'price', column: index.items.prices, min, max });
  return rules;
}
