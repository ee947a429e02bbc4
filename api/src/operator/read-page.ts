import { offsetOf, paginate, type PageRequest, type Pagination } from '../shared/page.js';

/** Two queries with the same conditions: one counts all rows, the other reads one page of them. */
interface Listing<Row> {
  count(): Promise<{ total: number }[]>;
  rows(slice: { limit: number; offset: number }): Promise<Row[]>;
}

/** Returns one page of a list with the total number of rows. */
export async function readPage<Row>(
  request: PageRequest,
  { count, rows }: Listing<Row>,
): Promise<{ items: Row[]; pagination: Pagination }> {
  const [counted] = await count();
  const items = await rows({ limit: request.limit, offset: offsetOf(request) });
  return { items, pagination: paginate(request, counted!.total) };
}

/** Returns an ILIKE pattern that matches any text with the typed words in this order; null if the text is empty. */
export function anywhere(typed: string | null | undefined): string | null {
  const words = wordsOf(typed);
  return words === null ? null : `%${words}%`;
}

/**
 * Returns the typed words as an ILIKE pattern without `%` at its ends, for Prisma's `contains`, which adds the `%` and
 * escapes nothing. Returns null if the text is empty.
 */
export function wordsOf(typed: string | null | undefined): string | null {
  const text = typed?.trim();
  return text ? text.replace(/[\\%_]/g, '\\$&').replace(/\s+/g, '%') : null;
}
