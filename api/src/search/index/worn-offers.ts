import type { Sex } from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import type { ListingIndex } from './listing-index.js';
import type { WornRule } from './listing-query.js';
import { productsByGroup } from './with-size-groups.js';

/** The offers in a shopper’s size. */
export interface WornOffers {
  /** Products with such an offer. */
  products: BitSet;
  /** Rows of these offers. */
  rows: BitSet;
}

/** Finds the offers in the sizes that the rules give, among some products. */
export function wornOffers(index: ListingIndex, rules: readonly WornRule[], among: BitSet): WornOffers {
  const found: WornOffers = { products: new BitSet(0), rows: new BitSet(0) };
  if (!rules.length) return found;
  const groups = new Map(productsByGroup(index, among));
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
    const fitting = products.clone();
    for (const slug of [brand, tableBrand]) if (slug !== null) fitting.intersect(index.facets.brand.anyOf([slug]));
    if (tableCategory !== null) fitting.intersect(index.facets.categories.anyOf([tableCategory]));
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

/** Returns the sizes that the rules give in those of the products that have them in stock. */
export function wornInProducts(
  index: ListingIndex,
  rules: readonly WornRule[],
  productIds: readonly string[],
): WornInProduct[] {
  const { numbers, items, facets } = index;
  const asked = productIds.flatMap((productId) => {
    const product = numbers.numberOf(productId);
    return product === undefined ? [] : [{ productId, product }];
  });
  const among = new BitSet(numbers.limit);
  for (const { product } of asked) among.add(product);
  const { rows } = wornOffers(index, rules, among);
  return asked.flatMap(({ productId, product }) => {
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

/** Products for this sex itself: the filter values MALE and FEMALE include unisex ones. */
function ofSex({ facets: { sex: facet } }: ListingIndex, sex: Sex): BitSet {
  const products = facet.anyOf([sex]);
  return sex === 'UNISEX' ? products : products.without(facet.anyOf(['UNISEX']));
}

/** The codes of the size filter by age and name. */
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
