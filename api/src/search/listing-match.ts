import { NEW_ARRIVAL_MS } from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import type { ListedItem, ListedProduct, ListingIndex } from './listing-index.js';
import {
  ITEM_KINDS,
  PRODUCT_KINDS,
  type Choices,
  type ItemKind,
  type ListingQuery,
  type ProductKind,
} from './listing-query.js';

/** What is asked of one offer. */
export interface ItemRule {
  kind: ItemKind | 'price';
  fits(item: ListedItem): boolean;
}

/** A query taken apart: sets for the products, rules for the offers. Counting leaves one kind of the choice out. */
export interface Match {
  /** What the page stands for and has a fitting offer, before any choice. */
  base: BitSet;
  /** Offers that belong to the page at all. */
  baseRules: ItemRule[];
  /** One set per product kind that was chosen. */
  chosen: Map<ProductKind, BitSet>;
  chosenRules: ItemRule[];
}

export function matchQuery(index: ListingIndex, { base, chosen, ranked }: ListingQuery, now: number): Match {
  const baseRules = itemRules(base);
  const products = index.listed.clone();
  for (const set of productSets(index, base, now).values()) products.intersect(set);
  if (ranked) products.intersect(setOf(index, ranked));
  return {
    base: withFittingItem(index, products, baseRules),
    baseRules,
    chosen: productSets(index, chosen, now),
    chosenRules: itemRules(chosen),
  };
}

/** Products that fit all of the base and every chosen kind but one. */
export function matchingProducts(
  index: ListingIndex,
  match: Match,
  leaveOut?: ProductKind | ItemKind | 'price',
): BitSet {
  const products = match.base.clone();
  for (const [kind, set] of match.chosen) if (kind !== leaveOut) products.intersect(set);
  const rules = match.chosenRules.filter(({ kind }) => kind !== leaveOut);
  return rules.length ? withFittingItem(index, products, [...match.baseRules, ...rules]) : products;
}

export function firstFitting(product: ListedProduct, rules: ItemRule[]): ListedItem | undefined {
  return product.items.find((item) => rules.every((rule) => rule.fits(item)));
}

function withFittingItem(index: ListingIndex, products: BitSet, rules: ItemRule[]): BitSet {
  if (!rules.length) return products;
  const fitting = new BitSet(index.products.length);
  products.forEach((number) => {
    if (firstFitting(index.products[number]!, rules)) fitting.add(number);
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
  for (const product of index.newest) {
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

const ITEM_VALUE: Record<ItemKind, (item: ListedItem) => string | null> = {
  size: (item) => item.size.value,
  sale: (item) => item.sale,
  deliverySpeed: (item) => item.deliverySpeed,
};

export function itemValue(kind: ItemKind, item: ListedItem): string | null {
  return ITEM_VALUE[kind](item);
}

function itemRules(choices: Choices): ItemRule[] {
  const rules: ItemRule[] = [];
  for (const kind of ITEM_KINDS) {
    const values = choices[kind];
    if (!values?.length) continue;
    const wanted = new Set<string | null>(values);
    rules.push({ kind, fits: (item) => wanted.has(itemValue(kind, item)) });
  }
  const { min = 0, max = Infinity } = choices.price ?? {};
  if (min > 0 || max < Infinity) rules.push({ kind: 'price', fits: ({ price }) => price >= min && price <= max });
  return rules;
}
