import type { Given, Statement } from '@meet/statements';
import type { Queries } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest, type Pagination } from '../shared/page.js';

/** The statements of a list: both with its conditions, the second one with `limit` and `offset` besides. */
interface Listing<Conditions extends object, Row> {
  count: Statement<Conditions, { total: number }>;
  page: Statement<Conditions & { limit: number | string; offset: number | string }, Row>;
}

/** One page of a list, and how many there are in all. */
export async function readPage<Conditions extends object, Row>(
  queries: Queries,
  { count, page }: Listing<Conditions, Row>,
  conditions: Conditions,
  request: PageRequest,
): Promise<{ items: Row[]; pagination: Pagination }> {
  // A list has conditions: the compiler cannot see that of a type it does not know yet.
  const [counted] = await queries.rows(count, ...([conditions] as unknown as Given<Conditions>));
  const asked = { ...conditions, limit: request.limit, offset: offsetOf(request) };
  const items = await queries.rows(page, ...([asked] as unknown as Given<Conditions & typeof asked>));
  return { items, pagination: paginate(request, counted!.total) };
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
