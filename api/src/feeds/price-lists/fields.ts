/**
 * The possible meanings of a column. Only `picture`, `stockOfSize`, `priceOfSize` and `ignore` may be assigned to
 * several columns.
 */
export const FIELDS = [
  'article',
  'barcode',
  'name',
  'brand',
  'category',
  'subcategory',
  'group',
  'size',
  'colour',
  'price',
  'oldPrice',
  'stock',
  'picture',
  'description',
  'material',
  'sex',
  'currency',
  'stockOfSize',
  'priceOfSize',
  'ignore',
] as const;
export type Field = (typeof FIELDS)[number];

export const REPEATABLE: ReadonlySet<Field> = new Set(['picture', 'stockOfSize', 'priceOfSize', 'ignore']);
