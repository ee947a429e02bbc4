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

/** Sizes of one shopper. The rule for a product is the first that it fits; what fits none has no size of theirs. */
export interface WornSizes {
  /** The same for the same rules. */
  words: string;
  rules: readonly WornRule[];
}

/** What a shopper wears of some products: those of one kind, age and sex, and of the brand and size table if given. */
export interface WornRule {
  group: SizeGroup;
  age: 'ADULT' | 'CHILDREN';
  /** The sex of the products themselves: `MALE` is without unisex. */
  sex: Sex;
  /** Slugs; null stands for any. */
  brand: string | null;
  tableBrand: string | null;
  tableCategory: string | null;
  /** Names of the sizes that fit the shopper; none if the table has none. */
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
  /** What the shopper chose. */
  chosen: Choices;
  /**
   * Choices that count in filters where the shopper chose nothing, such as adults in a section of women's goods. They are
   * left out if nothing would be found with them.
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

/** How the first of an answer are moved. */
export interface Placing {
  /** Places are counted from 1. */
  pins: readonly { productId: string; place: number }[];
  /** These come first, those last; what is in both comes first. */
  boosted: Goods;
  buried: Goods;
  /** How often products were chosen, by id: of neighbours the higher number goes first, within bounds. Absent: never. */
  clicked?: ReadonlyMap<string, number>;
}

/** Products that are left out: those of each of the parts. */
export interface Excluded {
  /** The same for the same parts. */
  words: string;
  /** Each by choices, by a list of ids, or by both: then a product must be in both to be left out. */
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
  /** Of sizes alone. */
  sizeGroup?: SizeGroup | null;
}

/**
 * Product filters whose values are counted. Those left out are set only by menu entries or by the words of a query; a
 * shopper cannot choose a value of them.
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
  /** The least and the greatest number that is left; null where none is. */
  min: number | null;
  max: number | null;
}

export type ListingCounts = Record<CountedKind, CountedValue[]> & {
  /** The models that the other filters leave, which are few of very many. */
  possibleModels: CountedValue[];
  /** The sizes of adults and of children apart; `parent` is the age, `sizeGroup` the goods. */
  sizesByAge: CountedValue[];
  price: { min: number | null; max: number | null };
  customFields: CountedCustomField[];
};
