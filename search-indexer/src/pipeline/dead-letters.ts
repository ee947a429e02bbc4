import type { ClientBase } from 'pg';

/** A product that fails alone is laid aside, so that those behind it do not wait. */
export interface DeadLetter {
  productId: string;
  /** `document` where it could not be projected or written, or the name of the engine that refused it. */
  stage: string;
  error: string;
  createdAt: Date;
}

export interface Refusal {
  productId: string;
  error: string;
}

export const DOCUMENT_STAGE = 'document';
const LONGEST_ERROR = 2000;

export async function noteDeadLetters(client: ClientBase, stage: string, refusals: Refusal[]): Promise<void> {
  if (!refusals.length) return;
  await client.query({
    name: 'note-dead-letters',
    text: `
      INSERT INTO "search_dead_letter" ("productId", "stage", "error")
      SELECT r."productId", $1, r."error" FROM unnest($2::uuid[], $3::text[]) AS r("productId", "error")
      ON CONFLICT ("productId", "stage") DO UPDATE SET "error" = excluded."error", "createdAt" = now()`,
    values: [
      stage,
      refusals.map(({ productId }) => productId),
      // What PostgreSQL cannot keep in a text is no reason to lose the rest of it.
      refusals.map(({ error }) => error.replaceAll('\0', '').slice(0, LONGEST_ERROR)),
    ],
  });
}

/** What has gone through at last is a dead letter no more. */
export async function clearDeadLetters(client: ClientBase, stage: string, productIds: string[]): Promise<void> {
  await client.query({
    name: 'clear-dead-letters',
    text: `DELETE FROM "search_dead_letter" WHERE "stage" = $1 AND "productId" = ANY($2::uuid[])`,
    values: [stage, productIds],
  });
}

/** The oldest first. */
export async function listDeadLetters(client: ClientBase): Promise<DeadLetter[]> {
  const { rows } = await client.query<DeadLetter>(
    `SELECT "productId", "stage", "error", "createdAt" FROM "search_dead_letter" ORDER BY "createdAt", "productId"`,
  );
  return rows;
}

/**
 * Puts the products of all dead letters into the outbox and forgets the letters: what fails again comes back. Returns
 * the number of products.
 */
export async function replayDeadLetters(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ products: number }>(
    `WITH letters AS (DELETE FROM "search_dead_letter" RETURNING "productId"),
       noted AS (
         INSERT INTO "search_outbox" ("productId", "transactionId")
         SELECT DISTINCT "productId", pg_current_xact_id()::text::bigint FROM letters
         ON CONFLICT DO NOTHING RETURNING 1)
     SELECT count(*)::int AS "products" FROM noted`,
  );
  return rows[0]!.products;
}
