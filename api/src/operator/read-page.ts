import type { Given, Statement } from '@meet/statements';
import type { Queries } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest, type Pagination } from '../shared/page.js';

/** The two statements of a list. Both take its conditions; `page` takes `limit` and `offset`, too. */
interface Listing<Conditions extends object, Row> {
  count: Statement<Conditions, { total: number }>;
  page: Statement<Conditions & { limit: number | string; offset: number | string }, Row>;
}

/** Returns one page of a list, and the number of rows in all. */
export async function readPage<Conditions extends object, Row>(
  queries: Queries,
  { count, page }: Listing<Conditions, Row>,
  conditions: Conditions,
  request: PageRequest,
): Promise<{ items: Row[]; pagination: Pagination }> {
  // Every list has conditions, but the compiler cannot know that of a generic type.
  const [counted] = await queries.rows(count, ...([conditions] as unknown as Given<Conditions>));
  const asked = { ...conditions, limit: request.limit, offset: offsetOf(request) };
  const items = await queries.rows(page, ...([asked] as unknown as Given<Conditions & typeof asked>));
  return { items, pagination: paginate(request, counted!.total) };
}

/** Returns an ILIKE pattern that finds the typed words anywhere, in their order; null for an empty text. */
export function anywhere(typed: string | null | undefined): string | null {
  const words = wordsOf(typed);
  return words === null ? null : `%${words}%`;
}

/** Returns the same without the outer `%`: Prisma's `contains` adds them, and escapes nothing. */
export function wordsOf(typed: string | null | undefined): string | null {
  const text = typed?.trim();
  return text ? text.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, '%') : null;
}
