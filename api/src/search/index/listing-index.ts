import {
  ageFilter,
  FACET_NAMES,
  NO_RATING,
  ratingFilters,
  ratingScore,
  saleFilter,
  seasonFilters,
  sexFilters,
  sizeFilter,
  speedFilter,
  type ProductDocument,
  FILTER_KINDS,
  type FilterKind,
  type ItemKind,
  type ProductKind,
} from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import { CustomFilters, type CustomPlaces } from './custom-filters.js';
import { Facet, isOnShow, type FacetEntry, type FacetValue } from './facet.js';
import { ItemTable, type ItemRow } from './item-table.js';
import type { ProductSort } from './listing-query.js';
import { compareIds, SortedList } from './sorted-list.js';

/** What the index stores about a product that can be bought. */
export interface ListedProduct {
  /** The table of offers has the product's rows by this number. They are sorted, the offer shown by default first. */
  readonly number: number;
  readonly id: string;
  readonly publishedAt: number;
  readonly popularity: number;
  /** Key of RATED_FIRST; 0 without reviews. */
  readonly ratingScore: number;
  /**
   * Price of the offer shown by default: the cheapest one; of equally cheap ones the fast delivery, then the lowest id.
   */
  readonly price: number;
  readonly salePercent: number;
  readonly values: FacetEntry[];
  /** What it and its offers have in the filters by custom fields. */
  readonly custom: CustomPlaces['places'] | undefined;
  /** Position of the product in each of its collections, by the collection's slug. */
  readonly places: ReadonlyMap<string, number> | undefined;
}

/** The number by which each order sorts products, the lowest first; of equal ones the lowest id is first. */
export const SORT_KEYS: Readonly<Record<ProductSort, (product: ListedProduct) => number>> = {
  CHEAP_FIRST: ({ price }) => price,
  EXPENSIVE_FIRST: ({ price }) => -price,
  NEW_FIRST: ({ publishedAt }) => -publishedAt,
  POPULAR_FIRST: ({ popularity }) => -popularity,
  SALE_FIRST: ({ salePercent }) => -salePercent,
  RATED_FIRST: ({ ratingScore }) => -ratingScore,
};

/**
 * All listings of one process in memory: a set of documents per filter value and a sorted list per sort order. Pure
 * data without I/O; `listing-page.ts` and `listing-counts.ts` read it.
 */
export class ListingIndex {
  readonly products: (ListedProduct | undefined)[] = [];
  readonly items = new ItemTable();
  readonly facets = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, new Facet(kind, kind === 'model')])) as Record<
    FilterKind,
    Facet
  >;
  readonly custom = new CustomFilters();
  /** The numbers of all products that can be bought, as a bit set. */
  readonly listed = new BitSet();
  readonly orders = Object.fromEntries(
    Object.entries(SORT_KEYS).map(([sort, key]) => [sort, inOrderOf(key)]),
  ) as Record<ProductSort, SortedList<ListedProduct>>;
  /** Increases with every change; results computed at one revision are valid as long as it stays the same. */
  revision = 0;

  private readonly numbers = new Map<string, number>();
  private readonly freeNumbers: number[] = [];
  /** Sizes as filter values: millions of offers share some hundred. */
  private readonly sizes = new Map<string, FacetValue>();

  get size(): number {
    return this.numbers.size;
  }

  byId(productId: string): ListedProduct | undefined {
    const number = this.numbers.get(productId);
    return number === undefined ? undefined : this.products[number];
  }

  /** Id of the offer shown by default; undefined if the product has no offer that can be bought. */
  shownItemId(productId: string): string | undefined {
    const product = this.byId(productId);
    return product && this.items.idOf(this.items.firsts[product.number]!);
  }

  /**
   * Returns those of the collections that are visible now. If none is visible, returns a value that no product has, so
   * the listing is empty.
   */
  onShow(collections: readonly string[], now: number): string[] {
    const shown = collections.filter((slug) => {
      const entry = this.facets.collection.get(slug);
      return entry && isOnShow(entry.shown, now);
    });
    return shown.length ? shown : [''];
  }

  /** Adds a document, or replaces the older one of the same product. */
  put(document: ProductDocument): void {
    this.remove(document.id);
    if (!document.items.length) return;
    const number = this.freeNumbers.pop() ?? this.products.length;
    const product = this.list(number, document);
    this.products[number] = product;
    this.numbers.set(product.id, number);
    this.listed.add(number);
    for (const order of Object.values(this.orders)) order.insert(product);
    if (this.items.wasteful) this.items.squeeze();
    this.revision += 1;
  }

  remove(productId: string): void {
    const product = this.byId(productId);
    if (!product) return;
    const { number } = product;
    for (const order of Object.values(this.orders)) order.delete(product);
    for (const entry of product.values) this.facets[entry.kind].delete(number, entry);
    if (product.custom) for (const gone of this.custom.remove(number, product.custom)) this.items.drop(gone);
    this.items.abandon(number);
    this.listed.delete(number);
    this.numbers.delete(productId);
    this.products[number] = undefined;
    this.freeNumbers.push(number);
    this.revision += 1;
  }

  private sizeOf(document: ProductDocument, { size }: ProductDocument['items'][number]): FacetValue {
    const value = sizeFilter(document, size.value);
    const known = this.sizes.get(value);
    if (known && known.name === size.name && known.position === size.position) return known;
    const shown = { ...size, value, parent: ageFilter(document) };
    this.sizes.set(value, shown);
    return shown;
  }

  private list(number: number, document: ProductDocument): ListedProduct {
    const values: FacetEntry[] = [];
    const noted = (kind: FilterKind, shown: FacetValue): FacetEntry => {
      const facet = this.facets[kind];
      const known = facet.get(shown.value);
      // A product has a few dozen values: to look through these takes less time than a map of them.
      if (known && values.includes(known)) return known;
      const entry = facet.add(number, shown);
      values.push(entry);
      return entry;
    };
    for (const [kind, shown] of valuesOf(document)) noted(kind, shown);
    const items = document.items.toSorted(byShown);
    const custom = this.custom.add(number, { ...document, items });
    const rows = items.map((item, place): ItemRow => {
      const sale = saleFilter(item.sale);
      return {
        id: item.id,
        price: item.price,
        salePercent: item.sale,
        codes: {
          size: noted('size', this.sizeOf(document, item)).code,
          sale: sale ? noted('sale', enumValue('sale', sale)).code : 0,
          deliverySpeed: noted('deliverySpeed', enumValue('deliverySpeed', speedFilter(item))).code,
        },
        custom: custom?.cells[place],
      };
    });
    this.items.append(number, rows);
    return {
      number,
      id: document.id,
      publishedAt: document.publishedAt,
      popularity: document.popularity,
      ratingScore: ratingScore(ratingOf(document)),
      price: rows[0]!.price,
      salePercent: rows[0]!.salePercent,
      values,
      custom: custom?.places,
      places: placesOf(document),
    };
  }
}

/** A list sorted by ascending key; products with equal keys are sorted by id. */
function inOrderOf(key: (product: ListedProduct) => number): SortedList<ListedProduct> {
  return new SortedList((a, b) => key(a) - key(b) || compareIds(a.id, b.id));
}

/** Sorts the offer to show first: the cheapest; of equally cheap ones the fast delivery, then the lowest id. */
function byShown(a: ProductDocument['items'][number], b: ProductDocument['items'][number]): number {
  return a.price - b.price || Number(b.fast) - Number(a.fast) || compareIds(a.id, b.id);
}

/** After an upgrade, documents have neither `collections` nor `rating` until the indexer rewrites them. */
const collectionsOf = ({ collections }: Partial<Pick<ProductDocument, 'collections'>>) => collections ?? [];
const ratingOf = ({ rating }: Partial<Pick<ProductDocument, 'rating'>>) => rating ?? NO_RATING;

function placesOf(document: ProductDocument): ListedProduct['places'] {
  const collections = collectionsOf(document);
  return collections.length ? new Map(collections.map(({ value, place }) => [value, place])) : undefined;
}

/** Every filter value of the product itself, without those of its offers. */
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
  for (const { value, name, from, until } of collectionsOf(document)) {
    const window = from === null && until === null ? undefined : { from, until };
    values.push(['collection', { value, name, window }]);
  }
  for (const material of document.materials) values.push(['material', enumValue('material', material)]);
  for (const season of seasonFilters(document.seasons)) values.push(['season', enumValue('season', season)]);
  for (const sex of sexFilters(document.sex)) values.push(['sex', enumValue('sex', sex)]);
  values.push(['age', enumValue('age', ageFilter(document))]);
  if (document.meetPrice) values.push(['meetPrice', { value: 'true', name: '' }]);
  if (document.newArrival) values.push(['newArrival', { value: 'true', name: '' }]);
  for (const rating of ratingFilters(ratingOf(document))) values.push(['rating', enumValue('rating', rating)]);
  return values;
}

const ENUM_VALUES = Object.fromEntries(
  Object.entries(FACET_NAMES).map(([kind, names]) => [
    kind,
    new Map(Object.entries(names).map(([value, name], position) => [value, { value, name, position }])),
  ]),
) as Record<keyof typeof FACET_NAMES, Map<string, FacetValue>>;

/** Returns an enum value as a filter value, with its Russian name and its position in the enum. */
function enumValue(kind: keyof typeof FACET_NAMES & (ProductKind | ItemKind), value: string): FacetValue {
  return ENUM_VALUES[kind].get(value) ?? { value, name: value };
}
