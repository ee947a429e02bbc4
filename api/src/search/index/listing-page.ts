import { offsetOf, paginate, type PageRequest, type Pagination } from '../../shared/page.js';
import { BitSet } from './bit-set.js';
import { FirstOf } from './first-of.js';
import { NO_COLOUR, SORT_KEYS, type ListingIndex } from './listing-index.js';
import { firstFitting, matchingProducts, matchQuery, type ItemRule } from './listing-match.js';
import type { ListingEntry, ListingQuery, Placing } from './listing-query.js';
import { movedByClicks } from './moved-by-clicks.js';
import { arranged, MOST_PLACED, numbersOf } from './placing.js';

interface Shown {
  /** Number of the product in the index. */
  product: number;
  /** Number of the offer's row. */
  item: number;
}

/** A place in the order of a listing, whether or not a product is there now. */
export interface Position {
  /** Position of the product's group among the groups of {@link mainColourFirst}. */
  part: number;
  /** Number by which the order sorts. */
  key: number;
  /** Id of the product, which decides between equal keys. */
  id: string;
}

/** One page of a listing: products in order, each with the offer that its card shows. */
export function listingPage(
  index: ListingIndex,
  query: ListingQuery,
  request: PageRequest,
  now: number,
): { entries: ListingEntry[]; pagination: Pagination } {
  const match = matchQuery(index, query, now);
  const products = matchingProducts(index, match);
  const rules = [...match.baseRules, ...match.chosenRules];
  const offset = offsetOf(request);
  const groups = mainColourFirst(index, query, products).flatMap((part) =>
    query.sort === null ? closestFirst(index, query, part, now) : [part],
  );
  const wanted = offset + request.limit;
  const first = (most: number, left?: BitSet) => {
    let rest = most;
    return groups.map((group) => {
      const shown = inOrder(index, query, left ? group.clone().without(left) : group, rules, rest);
      rest -= shown.length;
      return shown;
    });
  };
  const { placing } = query;
  const shown =
    placing && query.sort === null ? inPlaces(index, placing, products, rules, wanted, first) : first(wanted).flat();
  return {
    entries: shown
      .slice(offset, wanted)
      .map(({ product, item }) => ({ productId: index.numbers.idOf(product), itemId: index.items.idOf(item) })),
    pagination: paginate(request, products.size),
  };
}

/**
 * Returns the first products of a page after applying clicks and then the merchant's rules; `firstOf` returns products in
 * their own order by groups, without some.
 */
function inPlaces(
  index: ListingIndex,
  { pins, boosted, buried, clicked, named }: Placing,
  products: BitSet,
  rules: ItemRule[],
  wanted: number,
  firstOf: (most: number, left: BitSet) => Shown[][],
): Shown[] {
  const pinned = new BitSet(index.numbers.limit);
  const inPlace = pins.flatMap(({ productId, place }) => {
    const product = index.numbers.numberOf(productId);
    if (product === undefined || !products.has(product) || pinned.has(product)) return [];
    const item = firstFitting(index, product, rules);
    if (item === undefined) return [];
    pinned.add(product);
    return [{ place, shown: { product, item } }];
  });
  const [up, down] = [numbersOf(index, boosted), numbersOf(index, buried)];
  const found = firstOf(Math.max(wanted, MOST_PLACED), pinned);
  const groups = named ? found.map((group) => bestNamedFirst(index, group, named)) : found;
  const shown = byClicks(index, clicked, groups);
  const moved = arranged(shown.slice(0, MOST_PLACED), {
    pins: inPlace,
    isBoosted: ({ product }) => up.has(product),
    isBuried: ({ product }) => down.has(product),
  });
  return [...moved, ...shown.slice(MOST_PLACED)];
}

function bestNamedFirst(index: ListingIndex, group: readonly Shown[], named: (productId: string) => number): Shown[] {
  const head = group.slice(0, MOST_PLACED).map((shown) => {
    const isPopular = index.popularity[shown.product]! > 0;
    return { shown, words: isPopular ? Number.MAX_SAFE_INTEGER : named(index.numbers.idOf(shown.product)) };
  });
  const sorted = head.sort((one, other) => other.words - one.words).map(({ shown }) => shown);
  return [...sorted, ...group.slice(MOST_PLACED)];
}

/** Joins the groups. Clicks move products within their group only: better matches stay before weaker ones. */
function byClicks(index: ListingIndex, clicked: Placing['clicked'], groups: Shown[][]): Shown[] {
  if (!clicked) return groups.flat();
  const clicks = new Map([...clicked].map(([id, level]) => [index.numbers.numberOf(id), level]));
  let rest = MOST_PLACED;
  return groups.flatMap((group) => {
    const head = group.slice(0, rest);
    rest -= head.length;
    return [...movedByClicks(head, ({ product }) => clicks.get(product) ?? 0), ...group.slice(head.length)];
  });
}

/**
 * Returns the first entries of a listing after a position, or from its beginning. A position is found by its values, so
 * products that appear or disappear shift no others past it. For orders by numbers, which a text search without `sort`
 * does not have.
 */
export function listingSlice(
  index: ListingIndex,
  query: Omit<ListingQuery, 'ranked' | 'last' | 'placing'>,
  { first, after }: { first: number; after: Position | null },
  now: number,
): { entries: (ListingEntry & Position)[]; hasNext: boolean; total: number } {
  const match = matchQuery(index, query, now);
  const products = matchingProducts(index, match);
  const rules = [...match.baseRules, ...match.chosenRules];
  const shown: (Shown & { part: number })[] = [];
  mainColourFirst(index, query, products).forEach((group, part) => {
    if (after && part < after.part) return;
    const behind = after?.part === part ? after : null;
    const next = inOrder(index, query, group, rules, first + 1 - shown.length, behind);
    shown.push(...next.map((entry) => ({ ...entry, part })));
  });
  const keyOf = keyOfShown(index, query);
  return {
    entries: shown.slice(0, first).map((entry) => {
      const id = index.numbers.idOf(entry.product);
      return { productId: id, itemId: index.items.idOf(entry.item), part: entry.part, key: keyOf(entry), id };
    }),
    hasNext: shown.length > first,
    total: products.size,
  };
}

/**
 * Splits the products into those whose main colour was requested and those that have it as an accent, if colours were
 * chosen and the order is by popularity or by the text of a search. Prices and dates keep their order.
 */
function mainColourFirst(index: ListingIndex, query: ListingQuery, products: BitSet): BitSet[] {
  const asked = [...(query.base.colorPallete ?? []), ...(query.chosen.colorPallete ?? [])];
  const isByRelevance = query.sort === 'POPULAR_FIRST' || (query.sort === null && pickedFrom(query) === null);
  if (!asked.length || !isByRelevance) return [products];
  const main = new BitSet(index.numbers.limit);
  const codes = new Set(asked.map((value) => index.facets.colorPallete.get(value)?.code ?? NO_COLOUR));
  products.forEach((product) => {
    const colour = index.mainColours[product]!;
    if (colour !== NO_COLOUR && codes.has(colour)) main.add(product);
  });
  return [main, products.clone().without(main)];
}

/** Splits the products into two groups if the query says that some of them come last. */
function closestFirst(index: ListingIndex, { last, colours }: ListingQuery, products: BitSet, now: number): BitSet[] {
  if (!last && !colours?.length) return [products];
  const later = colours?.length ? ofOtherColours(index, colours, products) : new BitSet(index.numbers.limit);
  if (last) later.unite(matchingProducts(index, matchQuery(index, { base: {}, chosen: last, sort: null }, now)));
  return [products.clone().without(later), products.clone().intersect(later)];
}

/** The products whose colours are known, none of which is asked for. */
export function ofOtherColours(index: ListingIndex, asked: readonly string[], products: BitSet): BitSet {
  const others = new BitSet(index.numbers.limit);
  products.forEach((product) => {
    if (index.mainColours[product] !== NO_COLOUR) others.add(product);
  });
  return others.without(index.facets.colorPallete.anyOf(asked));
}

/** Returns at least the first `wanted` products in the sort order, after a position if there is one. */
function inOrder(
  index: ListingIndex,
  query: ListingQuery,
  products: BitSet,
  rules: ItemRule[],
  wanted: number,
  after: Position | null = null,
): Shown[] {
  const { sort, ranked } = query;
  if (sort === null && ranked) return walk(index, rankedProducts(index, ranked.productIds), products, rules, wanted);
  const isBehind = (key: number, product: number) =>
    !after || key > after.key || (key === after.key && index.numbers.idOf(product) > after.id);
  const collection = pickedFrom(query);
  if (collection !== null) {
    const picked = asPicked(index, collection, products).filter((product) =>
      isBehind(index.placeIn(collection, product), product),
    );
    return walk(index, picked, products, rules, wanted);
  }
  const order = index.orders[sort ?? 'POPULAR_FIRST'];
  const column = COLUMN_OF_SORT[sort ?? 'POPULAR_FIRST'];
  // The sorted list orders products by their default offers, but the filters may require another offer of a product,
  // which has another price.
  if (!rules.length || !column) {
    const key = SORT_KEYS[sort ?? 'POPULAR_FIRST'];
    const rest = after ? order.behind((product) => !isBehind(key(index, product), product)) : order;
    return walk(index, rest, products, rules, wanted);
  }
  const keyOf = keyOfShown(index, query);
  const compare = (a: Shown, b: Shown) => keyOf(a) - keyOf(b) || index.numbers.compare(a.product, b.product);
  const first = new FirstOf(compare, wanted);
  const values = index.items[column];
  const sign = sort === 'CHEAP_FIRST' ? 1 : -1;
  let bound = Infinity;
  products.forEach((product) => {
    const item = firstFitting(index, product, rules);
    if (item === undefined) return;
    const key = sign * values[item]!;
    if (key > bound || !isBehind(key, product)) return;
    const last = first.add({ product, item });
    if (last) bound = keyOf(last);
  });
  return first.inOrder();
}

/** Returns the number by which a listing without text sorts the shown offer. */
function keyOfShown(index: ListingIndex, query: ListingQuery): (shown: Shown) => number {
  const collection = pickedFrom(query);
  if (collection !== null) return ({ product }) => index.placeIn(collection, product);
  const sort = query.sort ?? 'POPULAR_FIRST';
  const column = COLUMN_OF_SORT[sort];
  if (!column) return ({ product }) => SORT_KEYS[sort](index, product);
  const sign = sort === 'CHEAP_FIRST' ? 1 : -1;
  return ({ item }) => sign * index.items[column][item]!;
}

/** Returns the collection whose own order the listing has; null if the listing has another order. */
function pickedFrom({ chosen, sort }: ListingQuery): string | null {
  return sort === null && chosen.collection?.length === 1 ? chosen.collection[0]! : null;
}

/**
 * For each sort order, the column of the shown offer that decides it; null if the order depends only on the product.
 */
const COLUMN_OF_SORT = {
  CHEAP_FIRST: 'prices',
  EXPENSIVE_FIRST: 'prices',
  SALE_FIRST: 'salePercents',
  NEW_FIRST: null,
  POPULAR_FIRST: null,
  RATED_FIRST: null,
} as const;

/** Returns the products of a collection in the order set by the merchant. */
function asPicked(index: ListingIndex, collection: string, products: BitSet): number[] {
  const picked: number[] = [];
  products.forEach((product) => picked.push(product));
  const placeOf = (product: number) => index.placeIn(collection, product);
  return picked.sort((a, b) => placeOf(a) - placeOf(b) || index.numbers.compare(a, b));
}

function* rankedProducts(index: ListingIndex, ranked: readonly string[]): Iterable<number> {
  for (const id of ranked) {
    const product = index.numbers.numberOf(id);
    if (product !== undefined) yield product;
  }
}

function walk(
  index: ListingIndex,
  order: Iterable<number>,
  products: BitSet,
  rules: ItemRule[],
  wanted: number,
): Shown[] {
  const found: Shown[] = [];
  for (const product of order) {
    if (found.length === wanted) break;
    if (!products.has(product)) continue;
    const item = firstFitting(index, product, rules);
    if (item !== undefined) found.push({ product, item });
  }
  return found;
}
