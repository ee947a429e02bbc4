import type { OperatorOrderSort, OrdersInput, OrderStatus } from '../../graphql/generated/graphql';
import { orderTexts } from './order-words';

/** Names of the filters in the URL. */
export type FilterName =
  'status' | 'search' | 'sort' | 'from' | 'to' | 'paidFrom' | 'paidTo' | 'lapsedSince' | 'city' | 'promocode';

export interface ListFilters {
  status: OrderStatus | null;
  search: string;
  /** First and last day on which an order was placed, both inclusive, such as `2026-11-24`; null for any. */
  from: string | null;
  to: string | null;
  /** First and last day on which an order was paid, both inclusive; null for any, also for unpaid orders. */
  paidFrom: string | null;
  paidTo: string | null;
  /** First day on which the shop cancelled an order by itself; null for any order. */
  lapsedSince: string | null;
  city: string | null;
  promocode: string | null;
  sort: OperatorOrderSort;
}

const SORTS = Object.keys(orderTexts.ru.sorts) as (keyof typeof orderTexts.ru.sorts)[];
const STATUSES = Object.keys(orderTexts.ru.statuses) as OrderStatus[];

/** Reads the filters from the URL; unknown values are ignored. The list of one status begins with the oldest order. */
export function filtersIn(search: URLSearchParams): ListFilters {
  const status = STATUSES.find((one) => one === search.get('status')) ?? null;
  const sort = SORTS.find((one) => one === search.get('sort')) ?? (status ? 'OLDEST_FIRST' : 'NEWEST_FIRST');
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  const paid = { paidFrom: dayIn(search, 'paidFrom'), paidTo: dayIn(search, 'paidTo') };
  const lapsedSince = dayIn(search, 'lapsedSince');
  return {
    ...paid,
    lapsedSince,
    ...{ status, sort, from, to, city: textIn(search, 'city'), promocode: textIn(search, 'promocode') },
    search: textIn(search, 'search') ?? '',
  };
}

const textIn = (search: URLSearchParams, name: string): string | null => search.get(name)?.trim().slice(0, 200) || null;

function dayIn(search: URLSearchParams, name: string): string | null {
  const text = search.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** Returns the URL of a list with these filters changed. */
export function hrefOf(now: URLSearchParams, changes: Partial<Record<FilterName, string | null>>): string {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text ? `/orders?${text}` : '/orders';
}

/** Returns the filters in the form of the API. */
export function dtoOf({
  status,
  search,
  from,
  to,
  paidFrom,
  paidTo,
  lapsedSince,
  city,
  promocode,
}: ListFilters): OrdersInput {
  return {
    ...(status && { statuses: [status] }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(paidFrom && { paidFrom }),
    ...(paidTo && { paidTo }),
    ...(lapsedSince && { lapsedSince }),
    ...(city && { city }),
    ...(promocode && { promocode }),
  };
}
