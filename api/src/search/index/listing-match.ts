import {
  NEW_ARRIVAL_MS,
  ITEM_KINDS,
  PRODUCT_KINDS,
  type FilterKind,
  type ItemKind,
  type ProductKind,
} from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import type { ListedProduct, ListingIndex } from './listing-index.js';
import type { Choices, ListingQuery } from './listing-query.js';

/** A condition on one offer: one of some values in a column, or a price between two bounds. */
export type ItemRule =
  | { kind: ItemKind; column: Uint32Array; wanted: Uint8Array }
  | { kind: 'price'; column: Float64Array; min: number; max: number };

/** A query as sets of products and rules for offers. A count leaves one kind of the choices out. */
export interface Match {
  /** Products of the page that have a passing offer, before any choice. */
  base: BitSet;
  /** Rules of the page itself, before any choice. */
  baseRules: ItemRule[];
  /** For each chosen kind of product filter the products that match it. */
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

/** Products that match the base and every chosen kind except one; `match.base` itself if nothing was chosen. */
export function matchingProducts(index: ListingIndex, match: Match, leaveOut?: FilterKind | 'price'): BitSet {
  const rules = match.chosenRules.filter(({ kind }) => kind !== leaveOut);
  const sets = [...match.chosen].filter(([kind]) => kind !== leaveOut);
  if (!rules.length && !sets.length) return match.base;
  const products = match.base.clone();
  for (const [, set] of sets) products.intersect(set);
  return rules.length ? withFittingItem(index, products, [...match.baseRules, ...rules]) : products;
}

/** Row of the first offer of the product that passes the rules; undefined if none does. */
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
    const values = choices[kind];
    if (!values?.length) continue;
    const facet = index.facets[kind];
    const wanted = new Uint8Array(facet.codeLimit);
    for (const value of values) wanted[facet.get(value)?.code ?? 0] = 1;
    // Code 0 (no value, or a value that no product has) never matches.
    wanted[0] = 0;
    rules.push({ kind, column: index.items.codes[kind], wanted });
  }
  const { min = 0, max = Infinity } = choices.price ?? {};
  if (min > 0 || max < Infinity) rules.push({ kind: 'price', column: index.items.prices, min, max });
  return rules;
}
