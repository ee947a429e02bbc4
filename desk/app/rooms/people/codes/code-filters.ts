import type { PromocodesInput } from '../../../graphql/generated/graphql';
import { hrefWith, pageIn, textIn } from '../read-address';

export interface CodeFilters {
  search: string;
  /** Whether codes are enabled; null for all codes. */
  active: 'on' | 'off' | null;
  page: number;
}

/** Reads the filters from the URL; unknown values are ignored. */
export function filtersIn(params: URLSearchParams): CodeFilters {
  const active = params.get('active');
  return {
    // The maximum length that the API accepts.
    search: textIn(params, 'search')?.slice(0, 40) ?? '',
    active: active === 'on' || active === 'off' ? active : null,
    page: pageIn(params),
  };
}

/** Returns the URL of the list with these filters changed. */
export const hrefOf = (now: URLSearchParams, changes: Partial<Record<keyof CodeFilters, string | null>>): string =>
  hrefWith('/people/codes', now, changes);

/** Returns the filters in the form of the API. */
export const dtoOf = ({ search, active }: CodeFilters): PromocodesInput => ({
  ...(search && { search }),
  ...(active && { active: active === 'on' }),
});

/** Returns the URL of a code's page. */
export const placeOf = (code: string): string => `/people/codes/${encodeURIComponent(code)}`;
