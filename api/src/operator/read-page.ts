import { offsetOf, paginate, type PageRequest, type Pagination } from '../shared/page.js';

/** Two queries under the same conditions: one counts the rows, the other one reads a slice of them. */
interface Listing<Row> {
  count(): Promise<{ total: number }[]>;
  rows(slice: { limit: number; offset: number }): Promise<Row[]>;
}

/** Returns one page of a list, and the number of rows in all. */
export async function readPage<Row>(
  request: PageRequest,
  { count, rows }: Listing<Row>,
): Promise<{ items: Row[]; pagination: Pagination }> {
  const [counted] = await count();
  const items = await rows({ limit: request.limit, offset: offsetOf(request) });
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
