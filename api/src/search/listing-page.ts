import { offsetOf, paginate, type PageRequest, type Pagination } from '../shared/page.js';
import type { BitSet } from './bit-set.js';
import { compareIds, type ListedItem, type ListedProduct, type ListingIndex } from './listing-index.js';
import { firstFitting, matchingProducts, matchQuery, type ItemRule } from './listing-match.js';
import type { ListingEntry, ListingQuery } from './listing-query.js';

interface Shown {
  product: ListedProduct;
  item: ListedItem;
}

/** One page of a listing: products in order, each with the offer its card shows. */
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
  const shown = inOrder(index, query, products, rules, offset + request.limit).slice(offset);
  return {
    entries: shown.map(({ product, item }) => ({ productId: product.id, itemId: item.id })),
    pagination: paginate(request, products.size),
  };
}

/** At least the first `wanted` of the order. */
function inOrder(
  index: ListingIndex,
  { sort, ranked }: ListingQuery,
  products: BitSet,
  rules: ItemRule[],
  wanted: number,
): Shown[] {
  switch (sort) {
    case 'CHEAP_FIRST':
      return sorted(index, products, rules, (a, b) => a.item.price - b.item.price);
    case 'EXPENSIVE_FIRST':
      return sorted(index, products, rules, (a, b) => b.item.price - a.item.price);
    case 'SALE_FIRST':
      return sorted(index, products, rules, (a, b) => b.item.salePercent - a.item.salePercent);
    case 'NEW_FIRST':
      return walk(index.newest, products, rules, wanted);
    case 'POPULAR_FIRST':
      return walk(index.mostPopular, products, rules, wanted);
    case null:
      return walk(ranked ? rankedProducts(index, ranked) : index.mostPopular, products, rules, wanted);
  }
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
    if (item) found.push({ product, item });
  }
  return found;
}

/** The order of prices depends on which offer is shown, so it is made from what matches. */
function sorted(
  index: ListingIndex,
  products: BitSet,
  rules: ItemRule[],
  compare: (a: Shown, b: Shown) => number,
): Shown[] {
  const found: Shown[] = [];
  products.forEach((number) => {
    const product = index.products[number]!;
    const item = firstFitting(product, rules);
    if (item) found.push({ product, item });
  });
  return found.sort((a, b) => compare(a, b) || compareIds(a.product.id, b.product.id));
}
