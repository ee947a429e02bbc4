import type { FilterListQuery, ProductSort } from '@meet/client/operations';
import type { FilterGroupData } from '@meet/ui-kit';

export const SORTS: readonly { value: ProductSort; label: string }[] = [
  { value: 'POPULAR_FIRST', label: 'Most popular' },
  { value: 'NEW_FIRST', label: 'Newest' },
  { value: 'CHEAP_FIRST', label: 'Price: low to high' },
  { value: 'EXPENSIVE_FIRST', label: 'Price: high to low' },
];

/** Reads what the address of the list asks for: `/?brand=…&size=42&size=43&sort=NEW_FIRST&page=2`. */
export function readListing(query: URLSearchParams) {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value ?? 'POPULAR_FIRST';
  return {
    dto: { brand: query.getAll('brand'), size: query.getAll('size'), sort },
    pagination: { page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1), limit: 24 },
  };
}

/** Returns the template of the list's pages, with the same filters and sort. */
export function pageHref(query: URLSearchParams): string {
  const others = new URLSearchParams([...query].filter(([name]) => name !== 'page'));
  return `/?${others}${others.size ? '&' : ''}page={page}`;
}

/** Returns the filters of the list. The names of the fields are those of the address. */
export function filterGroups(
  { brand, size }: FilterListQuery['filterList'],
  query: URLSearchParams,
): FilterGroupData[] {
  const choices = (name: string, options: typeof brand) =>
    options.map(({ value, name: label, count }) => ({
      value,
      label,
      count,
      checked: query.getAll(name).includes(value),
    }));
  return [
    { name: 'brand', label: 'Brand', choices: choices('brand', brand) },
    { name: 'size', label: 'Size', layout: 'grid', choices: choices('size', size) },
  ];
}
