/** Filters on properties that belong to the product itself, not to its offers. */
export const PRODUCT_KINDS = [
  'categories',
  'brand',
  'model',
  'colorPallete',
  'collection',
  'material',
  'season',
  'sex',
  'age',
  'meetPrice',
  'newArrival',
  'rating',
  'goods',
  'fit',
] as const;
/** Filters on properties of an offer: a product matches only if one available offer passes all of them. */
export const ITEM_KINDS = ['size', 'sale', 'deliverySpeed'] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];
export type ItemKind = (typeof ITEM_KINDS)[number];
/**
 * Every filter that offers values to choose (the price filter has a range instead). The names are those in the GraphQL
 * schema.
 */
export type FilterKind = ProductKind | ItemKind;
export const FILTER_KINDS: readonly FilterKind[] = [...PRODUCT_KINDS, ...ITEM_KINDS];

/** What the words of a search query can set: filters, the price, and the order. */
export type UnderstoodKind = Exclude<FilterKind, 'collection' | 'rating'> | 'price' | 'sort';
export const UNDERSTOOD_KINDS: readonly UnderstoodKind[] = [
  ...FILTER_KINDS.filter((kind) => kind !== 'collection' && kind !== 'rating'),
  'price',
  'sort',
];
