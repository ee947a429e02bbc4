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
import type { CustomKind } from './custom-filters.js';
import type { ListingIndex } from './listing-index.js';
import type { Choices, Excluded, ListingQuery } from './listing-query.js';
import { wornOffers } from './worn-offers.js';

/**
 * A condition on one offer: its code in a column must be one of several, its price must be between two bounds, a choice
 * in a custom field must accept its cell, or it must be in a shopper’s size. `products` are those with an offer that
 * meets the condition.
 */
export type ItemRule =
  | { kind: ItemKind; column: Uint32Array; wanted: Uint8Array; products: BitSet; accepts?: undefined }
  | { kind: 'price'; column: Float64Array; min: number; max: number; accepts?: undefined }
  | { kind: 'worn'; rows: BitSet; products: BitSet; accepts?: undefined }
  | { kind: CustomKind; column: Float64Array; accepts: (cell: number) => boolean };

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
  chosen: Map<ProductKind | CustomKind, BitSet>;
  chosenRules: ItemRule[];
  /** Products that match the section and all choices except one, by the filter whose choice is left out. */
  left: Map<FilterKind | CustomKind | 'price' | 'none', BitSet>;
}

export function matchQuery(index: ListingIndex, query: ListingQuery, now: number): Match {
  const { unlessChosen, ...asked } = query;
  if (!unlessChosen) return matchChosen(index, asked, now);
  const match = matchChosen(index, { ...asked, chosen: { ...unlessChosen, ...asked.chosen } }, now);
  return matchingProducts(index, match).size ? match : matchChosen(index, asked, now);
}

function matchChosen(index: ListingIndex, { base, chosen, excluded, ranked }: ListingQuery, now: number): Match {
  const baseRules = itemRules(index, base);
  const sets = [...productSets(index, base, now).values()];
  if (ranked) sets.push(setOf(index, ranked.productIds));
  const products = common(index.listed, sets);
  return {
    base: withFittingItem(index, excluded ? without(index, products, excluded, now) : products, baseRules),
    baseRules,
    chosen: productSets(index, chosen, now),
    chosenRules: itemRules(index, chosen),
    left: new Map(),
  };
}

function without(index: ListingIndex, products: BitSet, { parts }: Excluded, now: number): BitSet {
  const left = products.clone();
  for (const { chosen, productIds } of parts) {
    const sets = [...productSets(index, chosen, now).values(), ...(productIds ? [setOf(index, productIds)] : [])];
    if (sets.length) left.without(common(index.listed, sets));
  }
  return left;
}

/** Returns the products of a set that are in all other sets: the set itself if there are no others. */
function common(products: BitSet, sets: readonly BitSet[]): BitSet {
  if (!sets.length) return products;
  const left = products.clone();
  for (const set of sets) left.intersect(set);
  return left;
}

/**
 * Returns the products that match the section and all choices, except the choice of filter `leaveOut`. Returns
 * `match.base` itself if there are no choices. The set is shared: do not change it.
 */
export function matchingProducts(
  index: ListingIndex,
  match: Match,
  leaveOut?: FilterKind | CustomKind | 'price',
): BitSet {
  const rules = match.chosenRules.filter(({ kind }) => kind !== leaveOut);
  const sets = [...match.chosen].filter(([kind]) => kind !== leaveOut);
  const isLeftOut = rules.length + sets.length < match.chosenRules.length + match.chosen.size;
  const name = isLeftOut ? leaveOut! : 'none';
  let products = match.left.get(name);
  if (!products) {
    products = common(
      match.base,
      sets.map(([, set]) => set),
    );
    if (rules.length) products = withFittingItem(index, products, [...match.baseRules, ...rules]);
    match.left.set(name, products);
  }
  return products;
}

/**
 * Returns the row of the first offer of a product that meets the conditions, by the product's number; undefined if none
 * does.
 */
export function firstFitting({ items }: ListingIndex, product: number, rules: ItemRule[]): number | undefined {
  const first = items.firsts[product]!;
  const end = first + items.counts[product]!;
  for (let item = first; item < end; item += 1) if (fits(item, rules)) return item;
  return undefined;
}

export function fits(item: number, rules: ItemRule[]): boolean {
  for (const rule of rules) {
    if (rule.accepts) {
      if (!rule.accepts(rule.column[item]!)) return false;
    } else if (rule.kind === 'price') {
      const price = rule.column[item]!;
      if (price < rule.min || price > rule.max) return false;
    } else if (rule.kind === 'worn') {
      if (!rule.rows.has(item)) return false;
    } else if (!rule.wanted[rule.column[item]!]) return false;
  }
  return true;
}

/** Returns all conditions on offers, except the choice of one filter. */
export function rulesWithout(match: Match, kind: ItemRule['kind']): ItemRule[] {
  return [...match.baseRules, ...match.chosenRules.filter((rule) => rule.kind !== kind)];
}

function withFittingItem(index: ListingIndex, products: BitSet, rules: ItemRule[]): BitSet {
  if (!rules.length) return products;
  const candidates = common(
    products,
    rules.flatMap((rule) => ('products' in rule ? [rule.products] : [])),
  );
  // Several conditions must hold for one and the same offer.
  if (rules.length === 1 && 'products' in rules[0]!) return candidates;
  const fitting = new BitSet(index.numbers.limit);
  candidates.forEach((number) => {
    if (firstFitting(index, number, rules) !== undefined) fitting.add(number);
  });
  return fitting;
}

function productSets(index: ListingIndex, choices: Choices, now: number): Match['chosen'] {
  const sets: Match['chosen'] = new Map();
  for (const kind of PRODUCT_KINDS) {
    const values = choices[kind];
    if (!values?.length) continue;
    const set = index.facets[kind].anyOf(values);
    sets.set(kind, kind === 'newArrival' ? set.unite(publishedSince(index, now - NEW_ARRIVAL_MS)) : set);
  }
  for (const choice of choices.custom ?? []) {
    const filter = index.custom.get(choice.code);
    // A field that no product has matches no product.
    if (!filter?.isOfOffers)
      sets.set(`custom ${choice.code}`, filter?.leaves(choice, index.numbers.limit) ?? new BitSet(0));
  }
  return sets;
}

function publishedSince(index: ListingIndex, since: number): BitSet {
  const found = new BitSet(index.numbers.limit);
  for (const product of index.orders.NEW_FIRST) {
    if (index.publishedAt[product]! < since) break;
    found.add(product);
  }
  return found;
}

/** Returns the products with these ids, as a set of their numbers. */
export function setOf(index: ListingIndex, productIds: readonly string[]): BitSet {
  const found = new BitSet(index.numbers.limit);
  for (const id of productIds) {
    const product = index.numbers.numberOf(id);
    if (product !== undefined) found.add(product);
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
    // Code 0 means no value, or a value that no product has; it must never match.
    wanted[0] = 0;
    rules.push({ kind, column: index.items.codes[kind], wanted, products: facet.anyOf(values) });
  }
  for (const choice of choices.custom ?? []) {
    const filter = index.custom.get(choice.code);
    if (filter?.isOfOffers)
      rules.push({ kind: filter.kind, column: index.items.columnOf(filter), accepts: filter.accepts(choice) });
  }
  if (choices.worn) rules.push({ kind: 'worn', ...wornOffers(index, choices.worn) });
  const { min = 0, max = Infinity } = choices.price ?? {};
  if (min > 0 || max < Infinity) rules.push({ kind: 'price', column: index.items.prices, min, max });
  return rules;
}
