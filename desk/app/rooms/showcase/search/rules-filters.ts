import type { SearchRuleKind } from '../../../graphql/generated/graphql';
import { KINDS } from './rule-form';

export interface RulesFilters {
  kind: SearchRuleKind | null;
  /** Null: rules in force and others. */
  inForce: boolean | null;
  search: string;
}

/** Reads the filters from the URL; unknown values are ignored. */
export const filtersIn = (params: URLSearchParams): RulesFilters => ({
  kind: KINDS.find((one) => one === params.get('kind')) ?? null,
  inForce: { yes: true, no: false }[params.get('force') ?? ''] ?? null,
  search: params.get('search')?.trim().slice(0, 100) ?? '',
});

/** Returns the URL of the list with these filters changed. */
export function hrefOf(
  now: URLSearchParams,
  changes: Partial<Record<'kind' | 'force' | 'search', string | null>>,
): string {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text ? `/showcase/search?${text}` : '/showcase/search';
}
