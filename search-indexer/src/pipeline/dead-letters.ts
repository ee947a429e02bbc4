import { rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';

/**
 * A product whose document cannot be written, not even separately. It is recorded so that other products do not have to
 * wait for it.
 */
export interface DeadLetter {
  productId: string;
  /** `document` if the document could not be created or written; otherwise the name of the engine that refused it. */
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
  await rows(client, NOTE_DEAD_LETTERS, {
    stage,
    productIds: refusals.map(({ productId }) => productId),
    errors: refusals.map(({ error }) => error.replaceAll('\0', '').slice(0, LONGEST_ERROR)),
  });
}

/** Deletes the dead letters of products whose documents have been written since. */
export async function clearDeadLetters(client: ClientBase, stage: string, productIds: string[]): Promise<void> {
  await rows(client, CLEAR_DEAD_LETTERS, { stage, productIds });
}

/** All dead letters, the oldest first. */
export async function listDeadLetters(client: ClientBase): Promise<DeadLetter[]> {
  return rows(client, LIST_DEAD_LETTERS);
}

/**
 * Puts the products of all dead letters into the outbox again and deletes the dead letters. A product that fails again
 * gets a new dead letter. Returns the number of products.
 */
export async function replayDeadLetters(client: ClientBase): Promise<number> {
  const [replayed] = await rows(client, REPLAY_DEAD_LETTERS);
  return replayed!.products;
}

const NOTE_DEAD_LETTERS = statement('note-dead-letters')`
INSERT INTO "search_dead_letter" ("productId", "stage", "error")
SELECT r."productId", :stage, r."error" FROM unnest(:productIds::uuid[], :errors::text[]) AS r("productId", "error")
ON CONFLICT ("productId", "stage") DO UPDATE SET "error" = excluded."error", "createdAt" = now()`;

const CLEAR_DEAD_LETTERS = statement('clear-dead-letters')`
DELETE FROM "search_dead_letter" WHERE "stage" = :stage AND "productId" = ANY(:productIds::uuid[])`;

const LIST_DEAD_LETTERS = statement('list-dead-letters')`
SELECT "productId", "stage", "error", "createdAt" FROM "search_dead_letter" ORDER BY "createdAt", "productId"`;

const REPLAY_DEAD_LETTERS = statement('replay-dead-letters')`
WITH letters AS (DELETE FROM "search_dead_letter" RETURNING "productId"),
  noted AS (
    INSERT INTO "search_outbox" ("productId", "transactionId")
    SELECT DISTINCT "productId", pg_current_xact_id()::text::bigint FROM letters
    ON CONFLICT DO NOTHING RETURNING 1)
SELECT count(*)::int AS "products" FROM noted`;
