import type { Sex } from '@meet/search-indexer/contract';
import { LRUCache } from 'lru-cache';
import { BitSet } from './bit-set.js';
import type { ListingIndex } from './listing-index.js';
import type { WornRule, WornSizes } from './listing-query.js';
import { productsByGroup } from './with-size-groups.js';

/** The offers in a shopper’s size. */
export interface WornOffers {
  /** Products with an offer in the shopper’s size. */
  products: BitSet;
  /** Rows of the offers in the shopper’s size. */
  rows: BitSet;
}

/** Number of shoppers whose offers are cached, because a list, its counts and its cards request the same offers. */
const MOST_REMEMBERED = 20;
const remembered = new WeakMap<ListingIndex, { revision: number; offers: LRUCache<string, WornOffers> }>();

/** Finds the offers in the sizes that a shopper wears. Callers must not change the returned sets. */
export function wornOffers(index: ListingIndex, { words, rules }: WornSizes): WornOffers {
  let memory = remembered.get(index);
  if (memory?.revision !== index.revision) {
    memory = { revision: index.revision, offers: new LRUCache({ max: MOST_REMEMBERED }) };
    remembered.set(index, memory);
  }
  let offers = memory.offers.get(words);
  if (!offers) memory.offers.set(words, (offers = findOffers(index, rules)));
  return offers;
}

function findOffers(index: ListingIndex, rules: readonly WornRule[]): WornOffers {
  const found: WornOffers = { products: new BitSet(0), rows: new BitSet(0) };
  if (!rules.length) return found;
  const groups = new Map(productsByGroup(index, index.listed));
  const codesOf = codesOfSizes(index);
  const left = new Map<string, BitSet>();
  for (const rule of rules) {
    const { group, age, sex, brand, tableBrand, tableCategory, sizes } = rule;
    const part = [group, age, sex].join();
    let products = left.get(part);
    if (!products) {
      products = ofSex(index, sex)
        .intersect(index.facets.age.anyOf([age]))
        .intersect(groups.get(group)!);
      left.set(part, products);
    }
    const sets = [
      ...[brand, tableBrand].flatMap((slug) => (slug === null ? [] : index.facets.brand.anyOf([slug]))),
      ...(tableCategory === null ? [] : [index.facets.categories.anyOf([tableCategory])]),
    ];
    const fitting = sets.pop()?.intersect(products) ?? products.clone();
    for (const set of sets) fitting.intersect(set);
    products.without(fitting);
    const codes = new Set(sizes.flatMap((name) => codesOf.get(`${age} ${name}`) ?? []));
    if (codes.size) addOffers(index, fitting, codes, found);
  }
  return found;
}

/** A shopper’s size in a product, with an offer that can be bought. */
export interface WornInProduct {
  productId: string;
  slug: string;
  size: string;
}

/** Returns the sizes that a shopper wears in those of the products that have these sizes in stock. */
export function wornInProducts(index: ListingIndex, worn: WornSizes, productIds: readonly string[]): WornInProduct[] {
  const { numbers, items, facets } = index;
  const { rows } = wornOffers(index, worn);
  return productIds.flatMap((productId) => {
    const product = numbers.numberOf(productId);
    if (product === undefined) return [];
    const first = items.firsts[product]!;
    for (let item = first; item < first + items.counts[product]!; item += 1) {
      if (!rows.has(item)) continue;
      const { value, name, parent } = facets.size.at(items.codes.size[item]!);
      return [{ productId, slug: value.slice(parent!.length + 1), size: name }];
    }
    return [];
  });
}

function addOffers({ items }: ListingIndex, fitting: BitSet, codes: ReadonlySet<number>, found: WornOffers): void {
  fitting.forEach((product) => {
    const first = items.firsts[product]!;
    for (let item = first; item < first + items.counts[product]!; item += 1) {
      if (!codes.has(items.codes.size[item]!)) continue;
      found.products.add(product);
      found.rows.add(item);
    }
  });
}

/** Returns the products for this sex only: the filter values MALE and FEMALE include unisex ones. */
function ofSex({ facets: { sex: facet } }: ListingIndex, sex: Sex): BitSet {
  const products = facet.anyOf([sex]);
  return sex === 'UNISEX' ? products : products.without(facet.anyOf(['UNISEX']));
}

/** Returns the codes of the size filter by age and name. */
function codesOfSizes({ facets: { size } }: ListingIndex): Map<string, number[]> {
  const codes = new Map<string, number[]>();
  for (let code = 1; code < size.codeLimit; code += 1) {
    const shown = size.withCode(code)?.shown;
    if (!shown) continue;
    const key = `${shown.parent} ${shown.name}`;
    codes.set(key, [...(codes.get(key) ?? []), code]);
  }
  return codes;
}
