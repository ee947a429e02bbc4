import { rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';
import type { ProductDocument } from '../../contract/index.js';
import type { Refusal } from './dead-letters.js';

/** A row of `search_document`, as read for copying it to an engine. */
export interface DocumentRow {
  productId: string;
  version: string;
  deleted: boolean;
  document: Omit<ProductDocument, 'card' | 'text'>;
  text: ProductDocument['text'];
}

/** Version up to which an index of the engine is filled; 0 if the cursor is unknown. */
export async function readCursor(client: ClientBase, name: string): Promise<bigint> {
  const [cursor] = await rows(client, READ_CURSOR, { name });
  return BigInt(cursor?.version ?? 0);
}

/** Version up to which the index is filled; 0 if there is no such index. */
export async function readVersionOf(client: ClientBase, index: { cursor(): Promise<string | null> }): Promise<bigint> {
  const cursor = await index.cursor();
  return cursor === null ? 0n : readCursor(client, cursor);
}

/** Documents with a version higher than `version`, the oldest first. */
export async function readDocumentsAfter(client: ClientBase, version: bigint, limit: number): Promise<DocumentRow[]> {
  // The cast is safe because the indexer itself wrote these JSON columns.
  return (await rows(client, READ_DOCUMENTS_AFTER, { version: String(version), limit })) as DocumentRow[];
}

/**
 * Moves the cursor and, in the same statement, adds dead letters for refused products and deletes those of accepted
 * products.
 */
export async function moveCursor(
  client: ClientBase,
  name: string,
  { version, engine, taken, refused }: { version: string; engine: string; taken: string[]; refused: Refusal[] },
): Promise<void> {
  await rows(client, MOVE_CURSOR, {
    name,
    version,
    engine,
    taken,
    refused: refused.map(({ productId }) => productId),
    errors: refused.map(({ error }) => error),
  });
}

/**
 * Deletes all cursors whose name begins with `prefix`, except one. The indexes to which they belong no longer exist.
 */
export async function forgetCursors(client: ClientBase, prefix: string, except: string): Promise<void> {
  await rows(client, FORGET_CURSORS, { prefix, except });
}

const READ_CURSOR = statement('read-cursor')`SELECT "version" FROM "search_sink" WHERE "name" = :name`;

const READ_DOCUMENTS_AFTER = statement('read-documents-after')`
SELECT "productId", "version", "deleted", "document", "text" FROM "search_document"
WHERE "version" > :version ORDER BY "version" LIMIT :limit`;

const MOVE_CURSOR = statement('move-cursor')`
WITH moved AS (
  INSERT INTO "search_sink" ("name", "version", "updatedAt") VALUES (:name, :version, now())
  ON CONFLICT ("name") DO UPDATE SET "version" = excluded."version", "updatedAt" = excluded."updatedAt"
), healed AS (
  DELETE FROM "search_dead_letter" WHERE "stage" = :engine AND "productId" = ANY(:taken::uuid[])
)
INSERT INTO "search_dead_letter" ("productId", "stage", "error")
SELECT r."productId", :engine, r."error" FROM unnest(:refused::uuid[], :errors::text[]) AS r("productId", "error")
ON CONFLICT ("productId", "stage") DO UPDATE SET "error" = excluded."error", "createdAt" = now()`;

const FORGET_CURSORS = statement('forget-cursors')`
DELETE FROM "search_sink" WHERE starts_with("name", :prefix) AND "name" <> :except`;
