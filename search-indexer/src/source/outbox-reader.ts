import { rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';
import type { ProductSnapshot } from '../projection/product-snapshot.js';

/**
 * A row of the outbox, written by a trigger (`api/prisma/sql/note-product-change.sql`): one transaction has changed one
 * product.
 */
export interface Change {
  id: string;
  productId: string;
}

/**
 * Takes the oldest changes from the outbox. This must be in the transaction that writes the documents: if it rolls
 * back, the changes remain in the outbox.
 */
export async function takeChanges(client: ClientBase, limit: number): Promise<Change[]> {
  return rows(client, TAKE_CHANGES, { limit });
}

/**
 * Takes these changes again after their transaction was rolled back. Other workers may have taken some of them
 * meanwhile.
 */
export async function takeChangesAgain(client: ClientBase, changes: Change[]): Promise<Change[]> {
  return rows(client, TAKE_CHANGES_AGAIN, { ids: changes.map(({ id }) => id) });
}

/** The current products, read from the view defined in `api/prisma/sql/search-product-snapshot.sql`. */
export async function readSnapshots(client: ClientBase, productIds: string[]): Promise<ProductSnapshot[]> {
  const found = await rows(client, READ_SNAPSHOTS, { productIds });
  return found.map(({ snapshot }) => snapshot as ProductSnapshot);
}

/**
 * The ids are read once, as an array: PostgreSQL would read them again for each row, if it planned the statement while the
 * table was empty, and one undo adds 100,000 rows.
 */
const TAKE_CHANGES = statement('take-changes')`
DELETE FROM "search_outbox" WHERE "id" = ANY(ARRAY(
  SELECT "id" FROM "search_outbox" ORDER BY "id" LIMIT :limit FOR UPDATE SKIP LOCKED))
RETURNING "id", "productId"`;

const TAKE_CHANGES_AGAIN = statement('take-changes-again')`
DELETE FROM "search_outbox" WHERE "id" = ANY(:ids::bigint[]) RETURNING "id", "productId"`;

const READ_SNAPSHOTS = statement('read-snapshots')`
SELECT "snapshot" FROM "search_product_snapshot" WHERE "productId" = ANY(:productIds::uuid[])`;
