import type { FilterListFieldsFragment } from '../graphql/generated/graphql';

type OptionKey = Exclude<keyof FilterListFieldsFragment, 'price' | 'customFields' | 'order' | '__typename'>;

/**
 * Filter values for a page that sets a filter itself, such as a brand page. The API treats that filter as a choice and
 * returns the values of the whole shop. Values that never occur on this page are removed; values excluded only by the
 * shopper's choices stay, with a count of 0.
 */
export function valuesOfPage(
  filters: FilterListFieldsFragment,
  unfiltered: FilterListFieldsFragment,
): FilterListFieldsFragment {
  const { customFields, order: _order, ...lists } = filters;
  const kept = { ...filters, customFields: fieldsOfPage(customFields, unfiltered.customFields) };
  const keep = <Key extends OptionKey>(key: Key) => {
    const options = filters[key];
    if (!Array.isArray(options)) return;
    const ever = new Set((unfiltered[key] ?? []).filter(({ count }) => count > 0).map(({ value }) => value));
    kept[key] = options.filter(({ value }) => ever.has(value)) as FilterListFieldsFragment[Key];
  };
  (Object.keys(lists) as OptionKey[]).forEach(keep);
  return kept;
}

type Fields = FilterListFieldsFragment['customFields'];

function fieldsOfPage(fields: Fields, unfiltered: Fields): Fields {
  const everOf = new Map(unfiltered.map((field) => [field.code, field]));
  return fields.flatMap((field) => {
    const { min = null, options = [] } = everOf.get(field.code) ?? {};
    if (field.type === 'NUMBER') return min === null ? [] : field;
    const ever = new Set(options.filter(({ count }) => count > 0).map(({ value }) => value));
    return ever.size > 0 ? { ...field, options: field.options.filter(({ value }) => ever.has(value)) } : [];
  });
}
