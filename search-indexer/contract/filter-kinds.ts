/** Filters on what belongs to the product itself. */
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
] as const;
/** Filters on what belongs to an offer: one and the same available offer must pass all of them. */
export const ITEM_KINDS = ['size', 'sale', 'deliverySpeed'] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];
export type ItemKind = (typeof ITEM_KINDS)[number];
/** Every filter with values to choose from; the price has a range instead. Names are those of the GraphQL schema. */
export type FilterKind = ProductKind | ItemKind;
export const FILTER_KINDS: readonly FilterKind[] = [...PRODUCT_KINDS, ...ITEM_KINDS];

/** Filters that words of a query can set. */
export type UnderstoodKind = Exclude<FilterKind, 'collection'> | 'price';
export const UNDERSTOOD_KINDS: readonly UnderstoodKind[] = [
  ...FILTER_KINDS.filter((kind) => kind !== 'collection'),
  'price',
];
