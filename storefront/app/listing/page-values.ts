import type { FilterListFieldsFragment } from '../graphql/generated/graphql';

type OptionKey = Exclude<keyof FilterListFieldsFragment, 'price' | '__typename'>;

/**
 * The filter values of a page that sets a filter itself, such as a brand. The API treats it as a choice and returns the
 * values of the whole shop. Values that the page never has are removed; values excluded by other choices stay, with 0.
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
