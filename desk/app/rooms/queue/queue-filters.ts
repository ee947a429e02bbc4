import type { Permission, QueueKind } from '../../graphql/generated/graphql';

/** The kinds of entries in the order of the list, each with the permission that an operator needs to see its entries. */
export const PARTS: readonly (readonly [QueueKind, Permission])[] = [
  ['RETURN', 'RETURNS'],
  ['REVIEW', 'REVIEWS'],
  ['QUESTION', 'REVIEWS'],
  ['MEET_PRICE_REQUEST', 'REQUESTS'],
  ['COOPERATIVE_REQUEST', 'REQUESTS'],
];

export interface QueueFilters {
  /** Null: everything that waits for an operator. */
  part: QueueKind | null;
  search: string;
}

export const partsFor = (permissions: readonly Permission[]): QueueKind[] =>
  PARTS.filter(([, needs]) => permissions.includes(needs)).map(([part]) => part);

/** Reads the filters from the URL; unknown or forbidden values are ignored. */
export function filtersIn(params: URLSearchParams, permissions: readonly Permission[]): QueueFilters {
  const part = partsFor(permissions).find((one) => one === params.get('kind')) ?? null;
  return { part, search: params.get('search')?.trim().slice(0, 200) ?? '' };
}

/** Returns the URL of the queue with these filters changed, or of one of its entries if `id` is given. */
export function hrefOf(
  now: URLSearchParams,
  changes: Partial<Record<'kind' | 'search', string | null>>,
  id?: string,
): string {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  const path = id ? `/queue/${id}` : '/queue';
  return text ? `${path}?${text}` : path;
}
