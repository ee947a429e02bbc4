import type { Queries } from '../database/statements.js';

/** Notes something to be told to the outside, in the transaction that makes it true. */
export async function addOutboxEvent(queries: Queries, topic: string, payload: object): Promise<void> {
  await queries.rows('outbox-add', `INSERT INTO "outbox_event" ("topic", "payload") VALUES ($1, $2)`, [
    topic,
    JSON.stringify(payload),
  ]);
}
