import { ITEM_KINDS, PRODUCT_KINDS, type FilterKind, type ItemKind } from '@meet/search-indexer/contract';

/** Values of one kind are OR, kinds are AND. Values are those of the documents: slugs and enum values. */
export type Choices = Partial<Record<FilterKind, readonly string[]>> & {
  /** Kopecks, both ends included. */
  price?: { min?: number; max?: number };
};

export type ProductSort = 'CHEAP_FIRST' | 'EXPENSIVE_FIRST' | 'NEW_FIRST' | 'POPULAR_FIRST' | 'SALE_FIRST';

export interface ListingQuery {
  /** Filters of the page itself (its menu entry or category). No count leaves them out. */
  base: Choices;
  /** What the shopper chose. */
  chosen: Choices;
  /** What a text search found: only these products are listed. */
  ranked?: Ranked;
  /**
   * Products with these values come after all others, if no ranking and no sort order was chosen: they match, but are
   * not exactly what was asked for.
   */
  last?: Choices;
  /** Null keeps the ranking, or puts the popular first if there is none. */
  sort: ProductSort | null;
}

export interface Ranked {
  words: string;
  /** Best first. */
  productIds: readonly string[];
}

/** A product with the offer its card shows. */
export interface ListingEntry {
  productId: string;
  /** Null when nothing can be bought. */
  itemId: string | null;
}

export interface CountedValue {
  value: string;
  name: string;
  count: number;
  hex?: string;
  parent?: string;
}

/** Product filters that are counted. The other two are only set by menu entries and have no values to choose. */
export const COUNTED_KINDS = PRODUCT_KINDS.filter((kind) => kind !== 'meetPrice' && kind !== 'newArrival');

export type CountedKind = (typeof COUNTED_KINDS)[number] | ItemKind;
/** Every filter with values to choose. */
export const ALL_COUNTED: readonly CountedKind[] = [...COUNTED_KINDS, ...ITEM_KINDS];
/** The parts of a filter list; the price is a range. */
export const ALL_COUNTS: readonly (CountedKind | 'price')[] = [...ALL_COUNTED, 'price'];

export type ListingCounts = Record<CountedKind, CountedValue[]> & {
  price: { min: number | null; max: number | null };
};
