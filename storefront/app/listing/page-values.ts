import type { FilterListFieldsFragment } from '../graphql/generated/graphql';

type OptionKey = Exclude<keyof FilterListFieldsFragment, 'price' | '__typename'>;

/**
 * Filter values for a page that sets a filter itself, such as a brand page. The API treats that filter as a choice and
 * returns the values of the whole shop. Values that never occur on this page are removed; values excluded only by the
 * shopper's choices stay, with a count of 0.
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
