import { dayAfter } from '../../browser/day';
import type { SalesReportBy } from '../../graphql/generated/graphql';

/** Groupings of the report's lines, the usual ones first. */
export const BY: readonly SalesReportBy[] = [
  'DAY',
  'PRODUCT',
  'BRAND',
  'CATEGORY',
  'PROMOCODE',
  'CITY',
  'WEEK',
  'MONTH',
];

export interface FiguresFilters {
  /** First and last day, both inclusive, such as `2026-11-24`. */
  from: string;
  to: string;
  by: SalesReportBy;
}

/** Lines in the order of time. */
export type Time = Extract<SalesReportBy, 'DAY' | 'WEEK' | 'MONTH'>;

export const isTime = (by: SalesReportBy): by is Time => by === 'DAY' || by === 'WEEK' || by === 'MONTH';

/** The days of a period with a name. */
export type Period = 'yesterday' | 'today' | 'week' | 'month' | 'thisMonth';

const DAY = 86_400_000;
/** Maximum number of days that the API accepts. */
const MOST_DAYS = 3660;

/** Returns the first and the last day of a period, as of `today`. */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  const yesterday = dayAfter(today, -1);
  return {
    yesterday: { from: yesterday, to: yesterday },
    today: { from: today, to: today },
    week: { from: dayAfter(today, -7), to: yesterday },
    month: { from: dayAfter(today, -30), to: yesterday },
    thisMonth: { from: `${today.slice(0, 7)}-01`, to: today },
  }[period];
}

/** Returns the period of the same length that ends where another one begins. */
export function periodBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return { from: dayAfter(from, -days), to: dayAfter(from, -1) };
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && isReal(text);
const isReal = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/**
 * Reads the filters from the URL. The default is yesterday, which operators look at in the morning. Unknown values are
 * ignored.
 */
export function filtersIn(params: URLSearchParams, today: string): FiguresFilters {
  const by = BY.find((one) => one === params.get('by')) ?? 'DAY';
  const [from, to] = [params.get('from'), params.get('to')];
  if (!isDay(from) || !isDay(to) || from > to || dayAfter(from, MOST_DAYS) < to)
    return { ...daysOf('yesterday', today), by };
  return { from, to, by };
}

/** Returns the filters that were left today, as they stand in the URL; null for those of another day. */
export function leftOf(stored: string | null, today: string): string | null {
  return stored?.startsWith(`${today} `) ? stored.slice(today.length + 1) : null;
}

/** Returns the URL of the report with these filters changed. */
export function hrefOf(now: FiguresFilters, changes: Partial<FiguresFilters>): string {
  return `/figures?${new URLSearchParams({ ...now, ...changes }).toString()}`;
}

/** Returns the URL of the orders that the figures count: those that were paid in the period. */
export const ordersHref = ({
  from,
  to,
  ...more
}: {
  from: string;
  to: string;
  city?: string;
  promocode?: string;
}): string => `/orders?${new URLSearchParams({ paidFrom: from, paidTo: to, ...more }).toString()}`;

/**
 * Returns the URL that a line links to: its orders or its goods. Null if the line stands for several goods or for none.
 */
export function placeOf(
  { key, name, slug }: { key: string; name: string; slug: string | null },
  { from, to, by }: FiguresFilters,
): string | null {
  const orders = (more: { from?: string; to?: string; city?: string; promocode?: string }) =>
    ordersHref({ from, to, ...more });
  if (by === 'DAY') return orders({ from: key, to: key });
  if (!key) return null;
  if (by === 'WEEK') return orders({ from: later(from, key), to: earlier(to, dayAfter(key, 6)) });
  if (by === 'MONTH') {
    const next = `${dayAfter(`${key.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
    return orders({ from: later(from, key), to: earlier(to, dayAfter(next, -1)) });
  }
  if (by === 'CITY') return orders({ city: key });
  if (by === 'PROMOCODE') return orders({ promocode: name });
  if (by === 'PRODUCT') return `/goods/${key}`;
  return slug && `/goods?${new URLSearchParams({ [by === 'BRAND' ? 'brand' : 'category']: slug }).toString()}`;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
