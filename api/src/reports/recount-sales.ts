import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/**
 * Computes the facts of sales again from the orders, after the shop's time zone was changed or orders were written
 * without being paid for. Payments wait until the transaction ends.
 */
export async function recountSales(queries: Queries): Promise<void> {
  await queries.rows(RECOUNT);
}

const RECOUNT = statement('sales-recount')`SELECT recount_sales()::text AS "done"`;
