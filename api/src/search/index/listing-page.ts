import { offsetOf, paginate, type PageRequest, type Pagination } from '../../shared/page.js';
import type { BitSet } from './bit-set.js';
import type { ListedProduct, ListingIndex } from './listing-index.js';
import { firstFitting, matchingProducts, matchQuery, type ItemRule } from './listing-match.js';
import type { ListingEntry, ListingQuery } from './listing-query.js';
import { compareIds } from './sorted-list.js';

interface Shown {
  product: ListedProduct;
  item: number;
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
  const groups = query.sort === null ? closestFirst(index, query, products, now) : [products];
  const wanted = offset + request.limit;
  const shown: Shown[] = [];
  for (const group of groups) shown.push(...inOrder(index, query, group, rules, wanted - shown.length));
  return {
    entries: shown
      .slice(offset, wanted)
      .map(({ product, item }) => ({ productId: product.id, itemId: index.items.idOf(item) })),
    pagination: paginate(request, products.size),
  };
}

/** Splits the products into two groups if the query says that some of them come last. */
function closestFirst(index: ListingIndex, { last }: ListingQuery, products: BitSet, now: number): BitSet[] {
  if (!last) return [products];
  const later = matchingProducts(index, matchQuery(index, { base: {}, chosen: last, sort: null }, now));
  return [products.clone().without(later), products.clone().intersect(later)];
}

/** At least the first `wanted` products in the sort order. */
function inOrder(
  index: ListingIndex,
  { chosen, sort, ranked }: ListingQuery,
  products: BitSet,
  rules: ItemRule[],
  wanted: number,
): Shown[] {
  if (sort === null && ranked) return walk(rankedProducts(index, ranked.productIds), products, rules, wanted);
  if (sort === null && chosen.collection?.length === 1)
    return walk(asPicked(index, chosen.collection[0]!, products), products, rules, wanted);
  const order = index.orders[sort ?? 'POPULAR_FIRST'];
  const column = COLUMN_OF_SORT[sort ?? 'POPULAR_FIRST'];
  // The sorted list orders products by their default offers, but the filters may require another offer of a product,
  // which has another price.
  if (!rules.length || !column) return walk(order, products, rules, wanted);
  const sign = sort === 'CHEAP_FIRST' ? 1 : -1;
  const keyOf = ({ item }: Shown) => sign * index.items[column][item]!;
  return lowest(matching(index, products, rules), keyOf, wanted).sort(
    (a, b) => keyOf(a) - keyOf(b) || compareIds(a.product.id, b.product.id),
  );
}

/**
 * Returns the items with the `wanted` lowest keys, unsorted, and all ties of the last. Sorting the bare keys first is
 * far faster than sorting all objects.
 */
function lowest(found: Shown[], keyOf: (shown: Shown) => number, wanted: number): Shown[] {
  if (found.length <= wanted) return found;
  const bound = Float64Array.from(found, keyOf).sort()[wanted - 1]!;
  return found.filter((shown) => keyOf(shown) <= bound);
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

/** The products of a collection in the order set by the merchant. */
function asPicked(index: ListingIndex, collection: string, products: BitSet): ListedProduct[] {
  const picked: ListedProduct[] = [];
  products.forEach((number) => picked.push(index.products[number]!));
  const placeOf = ({ places }: ListedProduct) => places?.get(collection) ?? 0;
  return picked.sort((a, b) => placeOf(a) - placeOf(b) || compareIds(a.id, b.id));
}

function* rankedProducts(index: ListingIndex, ranked: readonly string[]): Iterable<ListedProduct> {
  for (const id of ranked) {
    const product = index.byId(id);
    if (product) yield product;
  }
}

function walk(order: Iterable<ListedProduct>, products: BitSet, rules: ItemRule[], wanted: number): Shown[] {
  const found: Shown[] = [];
  for (const product of order) {
    if (found.length === wanted) break;
    if (!products.has(product.number)) continue;
    const item = firstFitting(product, rules);
    if (item !== undefined) found.push({ product, item });
  }
  return found;
}

function matching(index: ListingIndex, products: BitSet, rules: ItemRule[]): Shown[] {
  const found: Shown[] = [];
  products.forEach((number) => {
    const product = index.products[number]!;
    const item = firstFitting(product, rules);
    if (item !== undefined) found.push({ product, item });
  });
  return found;
}
