import type { ClientBase } from 'pg';
import type { ProductSnapshot } from '../projection/product-snapshot.js';

/** A row of the outbox: one transaction changed one product (written by triggers: `api/prisma/sql/note-product-change.sql`). */
export interface Change {
  id: string;
  productId: string;
}

/**
 * Takes the oldest changes off the outbox. Runs inside the transaction that writes the documents: when that fails the
 * changes are still there.
 */
export async function takeChanges(client: ClientBase, limit: number): Promise<Change[]> {
  const { rows } = await client.query<Change>({
    name: 'take-changes',
    text: `DELETE FROM "search_outbox" WHERE "id" IN (
             SELECT "id" FROM "search_outbox" ORDER BY "id" LIMIT $1 FOR UPDATE SKIP LOCKED)
           RETURNING "id", "productId"`,
    values: [limit],
  });
  return rows;
}

/** Takes these again, after the transaction that took them has failed; whoever was quicker has the rest. */
export async function takeChangesAgain(client: ClientBase, changes: Change[]): Promise<Change[]> {
  const { rows } = await client.query<Change>({
    name: 'take-changes-again',
    text: `DELETE FROM "search_outbox" WHERE "id" = ANY($1::bigint[]) RETURNING "id", "productId"`,
    values: [changes.map(({ id }) => id)],
  });
  return rows;
}

/** The products as they are now, by the view of `api/prisma/sql/search-product-snapshot.sql`. */
export async function readSnapshots(client: ClientBase, productIds: string[]): Promise<ProductSnapshot[]> {
  const { rows } = await client.query<{ snapshot: ProductSnapshot }>({
    name: 'read-snapshots',
    text: `SELECT "snapshot" FROM "search_product_snapshot" WHERE "productId" = ANY($1::uuid[])`,
    values: [productIds],
  });
  return rows.map(({ snapshot }) => snapshot);
}
