import { ITEM_KINDS, PRODUCT_KINDS, type FilterKind, type ItemKind } from '@meet/search-indexer/contract';

/** Values of one kind are OR, kinds are AND. Values are those of the documents: slugs and enum values. */
export type Choices = Partial<Record<FilterKind, readonly string[]>> & {
  /** Kopecks, both ends included. */
  price?: { min?: number; max?: number };
};

export type ProductSort = 'CHEAP_FIRST' | 'EXPENSIVE_FIRST' | 'NEW_FIRST' | 'POPULAR_FIRST' | 'SALE_FIRST';

export interface ListingQuery {
  /** What the page itself stands for (its menu entry or category): never left out of a count. */
  base: Choices;
  /** What the shopper chose. */
  chosen: Choices;
  /** What a text search found: only these products are listed. */
  ranked?: Ranked;
  /** These stand behind the others where nothing ranks and no sort was chosen: they fit, but are not what was said. */
  last?: Choices;
  /** Null keeps the ranked order, or the popular first where there is none. */
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

/** Product kinds that are counted; the other two are what menu entries stand for and have no values to choose. */
export const COUNTED_KINDS = PRODUCT_KINDS.filter((kind) => kind !== 'meetPrice' && kind !== 'newArrival');

export type CountedKind = (typeof COUNTED_KINDS)[number] | ItemKind;
/** Everything that has values to choose. */
export const ALL_COUNTED: readonly CountedKind[] = [...COUNTED_KINDS, ...ITEM_KINDS];
/** What a list of filters has; the price has a range. */
export const ALL_COUNTS: readonly (CountedKind | 'price')[] = [...ALL_COUNTED, 'price'];

export type ListingCounts = Record<CountedKind, CountedValue[]> & {
  price: { min: number | null; max: number | null };
};
