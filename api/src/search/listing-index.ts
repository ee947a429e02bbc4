import { FACET_NAMES, type ProductDocument } from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import { Facet, type FacetValue } from './facet.js';
import { PRODUCT_KINDS, saleFilter, seasonFilters, sexFilters, type ProductKind } from './listing-query.js';

/** A product that can be bought, as the index keeps it. */
export interface ListedProduct {
  number: number;
  id: string;
  publishedAt: number;
  popularity: number;
  /** Cheapest first, then fast, then by id: the first that fits is the one shown. */
  items: ListedItem[];
  values: [ProductKind, FacetValue][];
}

export interface ListedItem {
  id: string;
  size: FacetValue;
  price: number;
  salePercent: number;
  sale: string | null;
  deliverySpeed: 'FAST' | 'SLOW';
}

/**
 * The listings of one process in memory: one set of documents per filter value and one order per sort, kept in step
 * with the search documents. Pure data, no I/O; `listing-page.ts` and `listing-counts.ts` ask it.
 */
export class ListingIndex {
  readonly products: (ListedProduct | undefined)[] = [];
  readonly facets = Object.fromEntries(PRODUCT_KINDS.map((kind) => [kind, new Facet()])) as Record<ProductKind, Facet>;
  /** Every product with an offer that can be bought. */
  readonly listed = new BitSet();
  readonly newest = new ProductOrder((a, b) => b.publishedAt - a.publishedAt);
  readonly mostPopular = new ProductOrder((a, b) => b.popularity - a.popularity);

  private readonly numbers = new Map<string, number>();
  private readonly freeNumbers: number[] = [];

  get size(): number {
    return this.numbers.size;
  }

  byId(productId: string): ListedProduct | undefined {
    const number = this.numbers.get(productId);
    return number === undefined ? undefined : this.products[number];
  }

  /** Puts a document in place of an older one of the same product. */
  put(document: ProductDocument): void {
    this.remove(document.id);
    if (!document.items.length) return;
    const number = this.freeNumbers.pop() ?? this.products.length;
    const product = listedProduct(number, document);
    this.products[number] = product;
    this.numbers.set(product.id, number);
    this.listed.add(number);
    for (const [kind, value] of product.values) this.facets[kind].add(number, value);
    this.newest.insert(product);
    this.mostPopular.insert(product);
  }

  remove(productId: string): void {
    const product = this.byId(productId);
    if (!product) return;
    const { number } = product;
    this.newest.delete(product);
    this.mostPopular.delete(product);
    for (const [kind, { value }] of product.values) this.facets[kind].delete(number, value);
    this.listed.delete(number);
    this.numbers.delete(productId);
    this.products[number] = undefined;
    this.freeNumbers.push(number);
  }
}

/** Products in one order, ties by id. Inserting moves memory, not objects. */
class ProductOrder implements Iterable<ListedProduct> {
  private readonly sorted: ListedProduct[] = [];

  constructor(private readonly compare: (a: ListedProduct, b: ListedProduct) => number) {}

  insert(product: ListedProduct): void {
    this.sorted.splice(this.placeOf(product), 0, product);
  }

  delete(product: ListedProduct): void {
    const place = this.placeOf(product);
    if (this.sorted[place] === product) this.sorted.splice(place, 1);
  }

  [Symbol.iterator](): Iterator<ListedProduct> {
    return this.sorted[Symbol.iterator]();
  }

  private placeOf(product: ListedProduct): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.sorted[middle]!;
      if ((this.compare(other, product) || compareIds(other.id, product.id)) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function listedProduct(number: number, document: ProductDocument): ListedProduct {
  return {
    number,
    id: document.id,
    publishedAt: document.publishedAt,
    popularity: document.popularity,
    values: valuesOf(document),
    items: document.items
      .map((item): ListedItem => ({
        id: item.id,
        size: item.size,
        price: item.price,
        salePercent: item.sale,
        sale: saleFilter(item.sale),
        deliverySpeed: item.fast ? 'FAST' : 'SLOW',
      }))
      .sort(
        (a, b) =>
          a.price - b.price ||
          Number(b.deliverySpeed === 'FAST') - Number(a.deliverySpeed === 'FAST') ||
          compareIds(a.id, b.id),
      ),
  };
}

/** Every filter value a document answers to. */
export function valuesOf(document: ProductDocument): [ProductKind, FacetValue][] {
  const values: [ProductKind, FacetValue][] = [];
  let parent: string | undefined;
  for (const category of document.categories) {
    values.push(['categories', { ...category, parent }]);
    parent = category.value;
  }
  for (const brand of document.brands) values.push(['brand', brand]);
  if (document.model) values.push(['model', document.model]);
  for (const colour of document.colours) values.push(['colorPallete', colour]);
  for (const material of document.materials) values.push(['material', enumValue('material', material)]);
  for (const season of seasonFilters(document.seasons)) values.push(['season', enumValue('season', season)]);
  for (const sex of sexFilters(document.sex)) values.push(['sex', enumValue('sex', sex)]);
  values.push(['age', enumValue('age', document.children ? 'CHILDREN' : 'ADULT')]);
  if (document.meetPrice) values.push(['meetPrice', { value: 'true', name: '' }]);
  if (document.newArrival) values.push(['newArrival', { value: 'true', name: '' }]);
  return values;
}

/** The value of an enum with its Russian name and its place among the others. */
export function enumValue(kind: keyof typeof FACET_NAMES, value: string): FacetValue {
  const names: Record<string, string> = FACET_NAMES[kind];
  return { value, name: names[value] ?? value, position: Object.keys(names).indexOf(value) };
}
