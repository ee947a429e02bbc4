import {
  ageFilter,
  FACET_NAMES,
  ITEM_KINDS,
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
import {
  grown,
  IdNumbers,
  PackedLists,
  type SavedIdNumbers,
  type SavedPackedLists,
} from '@meet/search-indexer/columns';
import { BitSet } from './bit-set.js';
import { CustomFilters, type SavedCustomFilters } from './custom-filters.js';
import { Facet, isOnShow, type FacetEntry, type FacetValue, type SavedFacet } from './facet.js';
import { ItemTable, type ItemRow, type SavedItemTable } from './item-table.js';
import type { ProductSort } from './listing-query.js';
import { ProductOrder } from './product-order.js';
import { compareIds } from './sorted-list.js';

/** The stored form of a {@link ListingIndex}: plain values and typed arrays. */
export interface SavedListingIndex {
  numbers: SavedIdNumbers;
  publishedAt: Float64Array;
  popularity: Float64Array;
  ratingScores: Float64Array;
  mainColours: Uint32Array;
  values: SavedPackedLists;
  places: [product: number, places: Places][];
  listed: Uint32Array;
  items: SavedItemTable;
  facets: Record<FilterKind, SavedFacet>;
  custom: SavedCustomFilters;
  orders: Record<ProductSort, Uint32Array>;
}

/** Position of a product in each of its collections, by the collection's slug. */
type Places = Readonly<Record<string, number>>;

/** The number by which each order sorts products, the lowest first; among equal numbers the lowest id comes first. */
export const SORT_KEYS: Readonly<Record<ProductSort, (index: ListingIndex, product: number) => number>> = {
  CHEAP_FIRST: (index, product) => index.priceOf(product),
  EXPENSIVE_FIRST: (index, product) => -index.priceOf(product),
  NEW_FIRST: ({ publishedAt }, product) => -publishedAt[product]!,
  POPULAR_FIRST: ({ popularity }, product) => -popularity[product]!,
  SALE_FIRST: ({ items }, product) => -items.salePercents[items.firsts[product]!]!,
  RATED_FIRST: ({ ratingScores }, product) => -ratingScores[product]!,
};
const SORTS = Object.keys(SORT_KEYS) as ProductSort[];

/**
 * All listings of one process in memory: a set of documents per filter value and a sorted list per sort order. Products
 * are small numbers, and their data is in typed arrays, so that a million products need no objects. Pure data without
 * I/O; `listing-page.ts` and `listing-counts.ts` read it.
 */
export class ListingIndex {
  /** The numbers of all products that can be bought. */
  readonly numbers: IdNumbers;
  /** Columns of figures by the product's number. */
  publishedAt: Float64Array;
  popularity: Float64Array;
  /** Key of RATED_FIRST; 0 without reviews. */
  ratingScores: Float64Array;
  /** Code of the product's first colour among the codes of `facets.colorPallete`; {@link NO_COLOUR} if it has none. */
  mainColours: Uint32Array;
  /** Rows of offers by the product's number. They are sorted: the offer shown by default comes first. */
  readonly items: ItemTable;
  readonly facets: Record<FilterKind, Facet>;
  readonly custom: CustomFilters;
  /** The numbers of all products that can be bought, as a bit set. */
  readonly listed: BitSet;
  readonly orders: Record<ProductSort, ProductOrder>;
  /** Increases with every change; results computed at one revision are valid as long as it stays the same. */
  revision = 0;

  /** The values of each product itself, without those of its offers: see {@link valueNumber}. */
  private readonly values: PackedLists;
  /** Few products are in collections. */
  private readonly places: Map<number, Places>;
  /** Sizes as filter values: millions of offers share some hundred sizes. */
  private readonly sizes = new Map<string, FacetValue>();

  constructor(saved?: SavedListingIndex) {
    this.numbers = new IdNumbers(saved?.numbers);
    this.publishedAt = saved?.publishedAt ?? new Float64Array(SMALLEST);
    this.popularity = saved?.popularity ?? new Float64Array(SMALLEST);
    this.ratingScores = saved?.ratingScores ?? new Float64Array(SMALLEST);
    this.mainColours = saved?.mainColours ?? new Uint32Array(SMALLEST);
    this.values = new PackedLists(saved?.values);
    this.places = new Map(saved?.places);
    this.listed = new BitSet(SMALLEST, saved?.listed);
    this.items = new ItemTable(saved?.items);
    this.facets = recordOf(FILTER_KINDS, (kind) => new Facet(kind, kind === 'model', saved?.facets[kind]));
    this.custom = new CustomFilters(saved?.custom);
    const byId = (a: number, b: number) => this.numbers.compare(a, b);
    this.orders = recordOf(SORTS, (sort) => {
      const key = SORT_KEYS[sort];
      return new ProductOrder(this.listed, (product) => key(this, product), byId, saved?.orders[sort]);
    });
  }

  /**
   * Returns the stored form of the index. The typed arrays belong to the index, so it must not change while they are in
   * use.
   */
  save(): SavedListingIndex {
    // Saving moves offers to other rows.
    if (this.items.hasUnused) this.revision += 1;
    return {
      numbers: this.numbers.save(),
      publishedAt: this.publishedAt,
      popularity: this.popularity,
      ratingScores: this.ratingScores,
      mainColours: this.mainColours,
      values: this.values.save(),
      places: [...this.places],
      listed: this.listed.words,
      items: this.items.save(),
      facets: recordOf(FILTER_KINDS, (kind) => this.facets[kind].save()),
      custom: this.custom.save(),
      orders: recordOf(SORTS, (sort) => this.orders[sort].save()),
    };
  }

  /** Brings the sort orders up to date, so that no request waits for that. */
  settle(): void {
    for (const sort of SORTS) this.orders[sort].settle();
  }

  get size(): number {
    return this.numbers.size;
  }

  /**
   * Returns the price of the offer shown by default: the cheapest; of equally cheap ones the fast delivery, then the
   * lowest id.
   */
  priceOf(product: number): number {
    return this.items.prices[this.items.firsts[product]!]!;
  }

  /** Returns the product's position in a collection; 0 if the collection does not contain it. */
  placeIn(collection: string, product: number): number {
    return this.places.get(product)?.[collection] ?? 0;
  }

  /** Returns the values of the product itself as numbers: see {@link valueNumber}. */
  valuesOf(product: number): Uint32Array {
    return this.values.at(product);
  }

  /** Returns the number of a filter value among those of a product; undefined if no product has the value. */
  valueNumber(kind: ProductKind, value: string): number | undefined {
    const entry = this.facets[kind].get(value);
    return entry && valueNumber(entry);
  }

  /**
   * Returns the number of the product's model among all values: see {@link valueNumber}. Undefined if it has no model.
   */
  modelOf(product: number): number | undefined {
    return this.values.at(product).find((value) => kindOf(value) === 'model');
  }

  /** Returns the id of the offer shown by default; undefined if the product has no offer that can be bought. */
  shownItemId(productId: string): string | undefined {
    const product = this.numbers.numberOf(productId);
    return product === undefined ? undefined : this.items.idOf(this.items.firsts[product]!);
  }

  /** Returns the offer of each size that would be shown, by the slug of the size. */
  sizeOffersOf(productId: string): Map<string, { price: number; deliverySpeed: 'FAST' | 'SLOW' }> {
    const offers = new Map<string, { price: number; deliverySpeed: 'FAST' | 'SLOW' }>();
    const product = this.numbers.numberOf(productId);
    if (product === undefined) return offers;
    const { firsts, counts, codes, prices } = this.items;
    const first = firsts[product]!;
    for (let item = first; item < first + counts[product]!; item += 1) {
      const { value, parent } = this.facets.size.at(codes.size[item]!);
      const slug = value.slice(parent!.length + 1);
      const deliverySpeed = this.facets.deliverySpeed.at(codes.deliverySpeed[item]!).value as 'FAST' | 'SLOW';
      if (!offers.has(slug)) offers.set(slug, { price: prices[item]!, deliverySpeed });
    }
    return offers;
  }

  /**
   * Returns the collections among these that are visible now. If none is visible, returns a value that no product has,
   * so the listing is empty.
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
    const number = this.numbers.add(document.id);
    this.list(number, document);
    this.listed.add(number);
    for (const sort of SORTS) this.orders[sort].move(number);
    if (this.items.wasteful) this.items.squeeze();
    this.revision += 1;
  }

  remove(productId: string): void {
    const number = this.numbers.remove(productId);
    if (number === undefined) return;
    for (const sort of SORTS) this.orders[sort].move(number);
    for (const value of this.values.at(number)) this.facets[kindOf(value)].delete(number, value >>> KIND_BITS);
    for (const kind of ITEM_KINDS)
      for (const code of this.items.codesOf(kind, number)) this.facets[kind].delete(number, code);
    for (const gone of this.custom.remove(number)) this.items.drop(gone);
    this.values.clear(number);
    this.places.delete(number);
    this.items.abandon(number);
    this.listed.delete(number);
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

  private list(number: number, document: ProductDocument): void {
    const entries: FacetEntry[] = [];
    const noted = (kind: FilterKind, shown: FacetValue): FacetEntry => {
      const facet = this.facets[kind];
      const known = facet.get(shown.value);
      // A product has a few dozen values: searching this list takes less time than a map of them.
      if (known && entries.includes(known)) return known;
      const entry = facet.add(number, shown);
      entries.push(entry);
      return entry;
    };
    for (const [kind, shown] of valuesOf(document)) noted(kind, shown);
    this.values.set(number, entries.map(valueNumber));
    const items = document.items.toSorted(byShown);
    const cells = this.custom.add(number, { ...document, items });
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
        custom: cells?.[place],
      };
    });
    this.items.append(number, rows);
    const { limit } = this.numbers;
    this.publishedAt = grown(this.publishedAt, limit);
    this.popularity = grown(this.popularity, limit);
    this.ratingScores = grown(this.ratingScores, limit);
    this.publishedAt[number] = document.publishedAt;
    this.popularity[number] = document.popularity;
    this.ratingScores[number] = ratingScore(ratingOf(document));
    this.mainColours = grown(this.mainColours, limit);
    const [main] = document.colours;
    this.mainColours[number] = main ? this.facets.colorPallete.get(main.value)!.code : NO_COLOUR;
    const collections = collectionsOf(document);
    if (collections.length)
      this.places.set(number, Object.fromEntries(collections.map(({ value, place }) => [value, place])));
  }
}

const SMALLEST = 1024;
/** Codes of values begin with 1. */
export const NO_COLOUR = 0;

/** Returns the number of a filter value among all values: its code, and in the last bits the position of its kind. */
const valueNumber = ({ kind, code }: FacetEntry) => (code << KIND_BITS) | FILTER_KINDS.indexOf(kind);
const KIND_BITS = 5;
const kindOf = (value: number): FilterKind => FILTER_KINDS[value & ((1 << KIND_BITS) - 1)]!;

function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

/** Sorts the offer to show first: the cheapest; of equally cheap ones the fast delivery, then the lowest id. */
function byShown(a: ProductDocument['items'][number], b: ProductDocument['items'][number]): number {
  return a.price - b.price || Number(b.fast) - Number(a.fast) || compareIds(a.id, b.id);
}

/** After an upgrade, documents have neither `collections`, `goods` nor `rating` until the indexer rewrites them. */
const collectionsOf = ({ collections }: Partial<Pick<ProductDocument, 'collections'>>) => collections ?? [];
const goodsOf = ({ goods }: Partial<Pick<ProductDocument, 'goods'>>) => goods ?? [];
const ratingOf = ({ rating }: Partial<Pick<ProductDocument, 'rating'>>) => rating ?? NO_RATING;

/** Returns every filter value of the product itself, without those of its offers. */
export function valuesOf(document: ProductDocument): [ProductKind, FacetValue][] {
  const values: [ProductKind, FacetValue][] = [];
  let parent: string | undefined;
  for (const category of document.categories) {
    values.push(['categories', { ...category, parent }]);
    parent = category.value;
  }
  for (const id of goodsOf(document)) values.push(['goods', { value: id, name: '' }]);
  for (const key of document.fit ?? []) values.push(['fit', { value: key, name: '' }]);
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
