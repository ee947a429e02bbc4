import type { ContentKind } from '../../../graphql/generated/graphql';
import { STATES, type ContentState } from './content-state';

export interface PagesFilters {
  kind: ContentKind | null;
  state: ContentState | null;
  search: string;
}

export const KINDS: readonly ContentKind[] = ['PAGE', 'ARTICLE'];

/** Reads the filters from the URL; unknown values are ignored. */
export const filtersIn = (params: URLSearchParams): PagesFilters => ({
  kind: KINDS.find((one) => one === params.get('kind')) ?? null,
  state: STATES.find((one) => one === params.get('state')) ?? null,
  search: params.get('search')?.trim().slice(0, 200) ?? '',
});

/** Returns the URL of the list with these filters changed. */
export function hrefOf(
  now: URLSearchParams,
  changes: Partial<Record<'kind' | 'state' | 'search', string | null>>,
): string {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text ? `/showcase/pages?${text}` : '/showcase/pages';
}
