import type { ClientBase } from 'pg';
import type { ProductSnapshot } from '../projection/product-snapshot.js';

/**
 * Takes the oldest changes off the outbox and returns the products they name, each once. Runs inside the transaction
 * that writes the documents: when that fails the changes are still there.
 */
export async function takeChanges(client: ClientBase, limit: number): Promise<string[]> {
  const { rows } = await client.query<{ productId: string }>({
    name: 'take-changes',
    text: `DELETE FROM "search_outbox" WHERE "id" IN (
             SELECT "id" FROM "search_outbox" ORDER BY "id" LIMIT $1 FOR UPDATE SKIP LOCKED)
           RETURNING "productId"`,
    values: [limit],
  });
  return [...new Set(rows.map(({ productId }) => productId))];
}

export async function readSnapshots(client: ClientBase, productIds: string[]): Promise<ProductSnapshot[]> {
  const { rows } = await client.query<{ snapshot: ProductSnapshot }>({
    name: 'read-snapshots',
    text: `SELECT "snapshot" FROM "search_product_snapshot" WHERE "productId" = ANY($1::uuid[])`,
    values: [productIds],
  });
  return rows.map(({ snapshot }) => snapshot);
}
