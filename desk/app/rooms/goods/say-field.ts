import type { GoodsDirectoryQuery, PropertyChoicesQuery } from '../../graphql/generated/graphql';
import type { FieldValue, ProductField } from './product-form';
import type { propertyTexts } from './property-words';

/** What the values of a product’s fields are called. */
export interface FieldNames {
  directory: GoodsDirectoryQuery | undefined;
  choices: PropertyChoicesQuery | undefined;
  texts: typeof propertyTexts.ru;
  yesNo: Record<'yes' | 'no', string>;
}

/** Says the value of a field in words, such as the name of a brand; an empty one is a dash. */
export function sayField(field: ProductField, value: FieldValue, names: FieldNames): string {
  if (typeof value === 'boolean') return value ? names.yesNo.yes : names.yesNo.no;
  const nameOf = namesOf(field, names);
  const values = typeof value === 'string' ? [value] : value;
  return values.map((one) => nameOf[one] ?? one).join(', ') || '—';
}

function namesOf(field: ProductField, { directory, choices, texts }: FieldNames): Record<string, string> {
  const bySlug = (rows: readonly { slug: string; name: string }[] = []) =>
    Object.fromEntries(rows.map(({ slug, name }) => [slug, name]));
  if (field === 'sex') return texts.sexes;
  if (field === 'seasons') return texts.seasons;
  if (field === 'material') return texts.materials;
  if (field === 'brand') return bySlug(directory?.brands.items);
  if (field === 'category') return bySlug(directory?.categories);
  return field === 'badges' ? bySlug(choices?.showcase.badges.map(({ slug, title }) => ({ slug, name: title }))) : {};
}
