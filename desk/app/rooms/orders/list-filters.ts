import type { OperatorOrderSort, OrdersInput, OrderStatus } from '../../graphql/generated/graphql';
import { orderTexts } from './order-words';

export interface ListFilters {
  status: OrderStatus | null;
  search: string;
  sort: OperatorOrderSort;
}

const SORTS = Object.keys(orderTexts.ru.sorts) as (keyof typeof orderTexts.ru.sorts)[];
const STATUSES = Object.keys(orderTexts.ru.statuses) as OrderStatus[];

/** Reads the filters from the address; what it does not know counts for nothing. A queue of one status begins with the oldest. */
export function filtersIn(search: URLSearchParams): ListFilters {
  const status = STATUSES.find((one) => one === search.get('status')) ?? null;
  const sort = SORTS.find((one) => one === search.get('sort')) ?? (status ? 'OLDEST_FIRST' : 'NEWEST_FIRST');
  return { status, sort, search: search.get('search')?.trim().slice(0, 200) ?? '' };
}

/** Returns the address of a list with these filters changed. */
export function hrefOf(
  now: URLSearchParams,
  changes: Partial<Record<'status' | 'search' | 'sort', string | null>>,
): string {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text ? `/orders?${text}` : '/orders';
}

/** Returns the filters as the API takes them. */
export function dtoOf({ status, search }: ListFilters): OrdersInput {
  return { ...(status && { statuses: [status] }), ...(search && { search }) };
}
