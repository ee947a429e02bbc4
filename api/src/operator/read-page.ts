import type { Row as AnyRow } from '../platform/database/open-pool.js';
import type { Queries } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest, type Pagination } from '../shared/page.js';

interface Listing {
  /** Of the prepared statements. */
  name: string;
  columns: string;
  /** FROM and WHERE. */
  source: string;
  order: string;
  values: unknown[];
}

/** One page of a list, and how many there are in all. */
export async function readPage<Row extends AnyRow>(
  queries: Queries,
  { name, columns, source, order, values }: Listing,
  request: PageRequest,
): Promise<{ items: Row[]; pagination: Pagination }> {
  const [count] = await queries.rows<{ total: number }>(
    `${name}-count`,
    `SELECT count(*)::int AS "total" ${source}`,
    values,
  );
  const [limit, offset] = [values.length + 1, values.length + 2];
  const items = await queries.rows<Row>(
    `${name}-page`,
    `SELECT ${columns} ${source} ORDER BY ${order} LIMIT $${limit} OFFSET $${offset}`,
    [...values, request.limit, offsetOf(request)],
  );
  return { items, pagination: paginate(request, count!.total) };
}

/** What somebody typed as a pattern of ILIKE that finds its words anywhere, in that order; null for nothing. */
export function anywhere(typed: string | null | undefined): string | null {
  const words = wordsOf(typed);
  return words === null ? null : `%${words}%`;
}

/** The same for Prisma's `contains`, which adds the outer `%` itself and escapes nothing. */
export function wordsOf(typed: string | null | undefined): string | null {
  const text = typed?.trim();
  return text ? text.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, '%') : null;
}
