import type { CustomFieldFieldsFragment, CustomFieldType } from '../graphql/generated/graphql';
import type { FieldFact } from './field-facts';
import { quantity } from './quantity';

/** The path prefix of the pages that a reference of each type points to. */
const above: Partial<Record<CustomFieldType, string>> = {
  PRODUCT_REFERENCE: '/product/',
  BRAND_REFERENCE: '/brands/',
  CATEGORY_REFERENCE: '/catalog/',
  COLLECTION_REFERENCE: '/collections/',
  ARTICLE_REFERENCE: '/blog/',
};

/** Converts custom field values to text. */
export function readFacts(fields: readonly CustomFieldFieldsFragment[]): FieldFact[] {
  return oneOfEachName(fields.map((field) => ({ name: field.name, ...inWords(field) })));
}

/** If several facts have the same name, the last one replaces the first in its position. */
export const oneOfEachName = (facts: readonly FieldFact[]): FieldFact[] => [
  ...new Map(facts.map((fact) => [fact.name, fact])).values(),
];

function inWords(field: CustomFieldFieldsFragment): Omit<FieldFact, 'name'> {
  if ('text' in field) return { value: field.text };
  if ('number' in field) return { value: quantity(field.number, field.unit) };
  if ('flag' in field) return { value: field.flag ? 'Да' : 'Нет' };
  if ('options' in field) return { value: field.options.map(({ name }) => name).join(', ') };
  const { name, slug } = field.reference;
  const path = above[field.type];
  return { value: name, ...(path && { href: `${path}${encodeURIComponent(slug)}` }) };
}
