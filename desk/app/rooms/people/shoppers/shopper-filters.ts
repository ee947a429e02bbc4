import type { AccessLevel, ListSort, ShoppersInput } from '../../../graphql/generated/graphql';
import type { Days } from '../days-filter';
import { dayIn, hrefWith, textIn } from '../read-address';

export interface ShopperFilters extends Days {
  search: string;
  level: AccessLevel | null;
  sort: ListSort;
}

/** Access levels in the order of their links. */
export const LEVELS: readonly AccessLevel[] = ['USER', 'MANAGER', 'ADMIN'];

/** Reads the filters from the URL; unknown values are ignored. */
export function filtersIn(params: URLSearchParams): ShopperFilters {
  return {
    search: textIn(params, 'search') ?? '',
    level: LEVELS.find((level) => level === params.get('level')) ?? null,
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    sort: params.get('sort') === 'OLDEST_FIRST' ? 'OLDEST_FIRST' : 'NEWEST_FIRST',
  };
}

/** Returns the URL of the list with these filters changed. */
export const hrefOf = (now: URLSearchParams, changes: Partial<Record<keyof ShopperFilters, string | null>>): string =>
  hrefWith('/people', now, changes);

/**
 * Returns the search text in the form of the API. Telephone numbers are stored as +79161234567, so of a typed number
 * only the digits are used, without the leading 8 or 7.
 */
function searchOf(typed: string): string {
  if (!/^[\d\s()+-]+$/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  return /^[78]\d{10}$/.test(digits) ? digits.slice(1) : digits || typed;
}

/** Returns the filters in the form of the API. */
export function dtoOf({ search, level, from, to }: ShopperFilters): ShoppersInput {
  return {
    ...(search && { search: searchOf(search) }),
    ...(level && { accessLevel: level }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
