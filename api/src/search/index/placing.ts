import { BitSet } from './bit-set.js';
import type { ListingIndex } from './listing-index.js';
import type { Goods } from './listing-query.js';

/** Rules move products only among this many first products of an answer. */
export const MOST_PLACED = 1000;

/** Returns the numbers of the products, whether or not they are in an answer. */
export function numbersOf(index: ListingIndex, { productIds, categories, brands }: Goods): BitSet {
  const numbers = new BitSet(index.numbers.limit);
  for (const id of productIds) {
    const number = index.numbers.numberOf(id);
    if (number !== undefined) numbers.add(number);
  }
  return numbers.unite(index.facets.categories.anyOf(categories)).unite(index.facets.brand.anyOf(brands));
}

interface Moves<Product> {
  /**
   * Each pinned product stands at its place, or after all others if there are too few. Of two products with one place
   * the first comes first.
   */
  pins: readonly { place: number; shown: Product }[];
  isBoosted: (product: Product) => boolean;
  isBuried: (product: Product) => boolean;
}

/** Returns the products in the order set by the merchant; `found` contains none of the pinned products. */
export function arranged<Product>(found: readonly Product[], { pins, isBoosted, isBuried }: Moves<Product>): Product[] {
  const first = found.filter(isBoosted);
  const rest = found.filter((product) => !isBoosted(product));
  const others = [...first, ...rest.filter((product) => !isBuried(product)), ...rest.filter(isBuried)];
  const waiting = pins.toSorted((a, b) => a.place - b.place);
  const all: Product[] = [];
  for (const product of others) {
    while (waiting.length && waiting[0]!.place <= all.length + 1) all.push(waiting.shift()!.shown);
    all.push(product);
  }
  return [...all, ...waiting.map(({ shown }) => shown)];
}
