import type { FilterListFieldsFragment } from '../graphql/generated/graphql';

type OptionKey = Exclude<keyof FilterListFieldsFragment, 'price' | '__typename'>;

/**
 * The filters of a page that stands for one of them, such as a brand. To the API that is a choice like any other, so it
 * answers with the values of the whole shop; those that the page never has are left out, those that other choices
 * make impossible stay with 0.
 */
export function valuesOfPage(
  filters: FilterListFieldsFragment,
  unfiltered: FilterListFieldsFragment,
): FilterListFieldsFragment {
  const kept = { ...filters };
  for (const key of Object.keys(filters) as OptionKey[]) {
    const options = filters[key];
    if (!Array.isArray(options)) continue;
    const ever = new Set((unfiltered[key] ?? []).filter(({ count }) => count > 0).map(({ value }) => value));
    kept[key] = options.filter(({ value }) => ever.has(value));
  }
  return kept;
}
