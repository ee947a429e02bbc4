import {
  ITEM_KINDS,
  PRODUCT_KINDS,
  type DocumentCustomField,
  type FilterKind,
  type ItemKind,
  type Sex,
} from '@meet/search-indexer/contract';
import type { SizeGroup } from './size-groups.js';

/** Chosen filter values: values of one filter are combined by OR, filters by AND. Values are slugs or enum values. */
export type Choices = Partial<Record<FilterKind, readonly string[]>> & {
  /** Price range in kopecks, both ends included. */
  price?: { min?: number; max?: number };
  custom?: readonly CustomChoice[];
  worn?: WornSizes;
};

/**
 * The sizes of one shopper. For a product the first matching rule applies; a product that matches no rule has no size
 * for the shopper.
 */
export interface WornSizes {
  /** A text that is equal for equal rules. */
  words: string;
  rules: readonly WornRule[];
}

/** The shopper's sizes of some products: those of one kind, age and sex, and of the brand and size table if set. */
export interface WornRule {
  group: SizeGroup;
  age: 'ADULT' | 'CHILDREN';
  /** The sex of the products themselves: `MALE` does not include unisex. */
  sex: Sex;
  /** Slugs; null means any. */
  brand: string | null;
  tableBrand: string | null;
  tableCategory: string | null;
  /** Names of the sizes that fit the shopper; none if the size table has no such size. */
  sizes: readonly string[];
}

/** A choice in a filter by a custom field: some of its values, or a range with both ends included. */
export interface CustomChoice {
  code: string;
  values?: readonly string[];
  min?: number;
  max?: number;
}

export type ProductSort =
  'CHEAP_FIRST' | 'EXPENSIVE_FIRST' | 'NEW_FIRST' | 'POPULAR_FIRST' | 'SALE_FIRST' | 'RATED_FIRST';

export interface ListingQuery {
  /** Filters of the section itself (a menu entry or category). They apply to every count. */
  base: Choices;
  /** The shopper's choices. */
  chosen: Choices;
  /**
   * Choices that apply in filters where the shopper chose nothing, such as adults in a section of women's goods. They
   * are ignored if nothing would be found with them.
   */
  unlessChosen?: Choices;
  /** Products that the listing leaves out. */
  excluded?: Excluded;
  /** Result of a text search. If present, only its products are listed. */
  ranked?: Ranked;
  /**
   * Products with these values come after all others unless a sort order was chosen: they match, but not exactly. The
   * order inside each group does not change.
   */
  last?: Choices;
  /** Colours that the words of a search name: products that are told to have others only come last, as `last` says. */
  colours?: readonly string[];
  /** How the merchant's rules change the order by relevance. */
  placing?: Placing;
  /** Sort order. Null keeps the order of `ranked` or, without `ranked`, sorts by popularity. */
  sort: ProductSort | null;
}

/** Products, and all products of categories and brands. */
export interface Goods {
  productIds: readonly string[];
  /** Slugs. */
  categories: readonly string[];
  brands: readonly string[];
}

export const NO_GOODS: Goods = { productIds: [], categories: [], brands: [] };

/** How the first products of an answer are moved. */
export interface Placing {
  /** Pinned products; places are counted from 1. */
  pins: readonly { productId: string; place: number }[];
  /** `boosted` products come first, `buried` ones last; a product in both comes first. */
  boosted: Goods;
  buried: Goods;
  /**
   * How often products were chosen, by id: of neighbours the higher number goes first, within bounds. Undefined means
   * never.
   */
  clicked?: ReadonlyMap<string, number>;
  /**
   * Number of words of the query in a product's name: of products that nobody has looked at, which popularity does not order,
   * the higher number goes first. Undefined means that names do not count.
   */
  named?: (productId: string) => number;
}

export const NO_PLACING: Placing = { pins: [], boosted: NO_GOODS, buried: NO_GOODS };

/** Products that are left out: the products of every part. */
export interface Excluded {
  /** A text that is equal for equal parts. */
  words: string;
  /** Each part is set by choices, by a list of ids, or by both: then a product must match both to be left out. */
  parts: readonly { chosen: Choices; productIds: readonly string[] | null }[];
}

export interface Ranked {
  words: string;
  /** Ids of the products found, best first. */
  productIds: readonly string[];
}

/** A product with the offer its card shows. */
export interface ListingEntry {
  productId: string;
  /** Id of the shown offer; null if the product has no offer that can be bought. */
  itemId: string | null;
}

export interface CountedValue {
  value: string;
  name: string;
  count: number;
  hex?: string;
  parent?: string;
  /** The size group; only sizes have one. */
  sizeGroup?: SizeGroup | null;
}

/**
 * Product filters whose values are counted. The omitted filters are set only by menu entries or by the words of a
 * query; a shopper cannot choose a value of them.
 */
export const COUNTED_KINDS = PRODUCT_KINDS.filter(
  (kind) => kind !== 'meetPrice' && kind !== 'newArrival' && kind !== 'goods' && kind !== 'fit',
);

export type CountedKind = (typeof COUNTED_KINDS)[number] | ItemKind;
/** Every filter with values that a shopper can choose. */
export const ALL_COUNTED: readonly CountedKind[] = [...COUNTED_KINDS, ...ITEM_KINDS];
/** The parts of a filter list: the counted filters, and the price range. */
export const ALL_COUNTS: readonly (CountedKind | 'price')[] = [...ALL_COUNTED, 'price'];

/** A filter by a custom field, with its counts. */
export interface CountedCustomField extends Omit<DocumentCustomField, 'values' | 'number' | 'position'> {
  options: CountedValue[];
  /** The least and the greatest remaining number; null if none remains. */
  min: number | null;
  max: number | null;
}

export type ListingCounts = Record<CountedKind, CountedValue[]> & {
  /** The few models, among very many, that the other filters leave. */
  possibleModels: CountedValue[];
  /** The sizes of adults and of children separately; `parent` is the age, `sizeGroup` the kind of goods. */
  sizesByAge: CountedValue[];
  price: { min: number | null; max: number | null };
  customFields: CountedCustomField[];
};
