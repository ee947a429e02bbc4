import type { ClientBase } from 'pg';
import type { ProductDocument } from '../../contract/index.js';
import type { Refusal } from './dead-letters.js';

/** A row of `search_document` as an engine follows it. */
export interface DocumentRow {
  productId: string;
  version: string;
  deleted: boolean;
  document: Omit<ProductDocument, 'card' | 'text'>;
  text: ProductDocument['text'];
}

/** The version up to which an index has been brought, 0 for one that is unknown. */
export async function readCursor(client: ClientBase, name: string): Promise<bigint> {
  const { rows } = await client.query<{ version: string }>({
    name: 'read-cursor',
    text: 'SELECT "version" FROM "search_sink" WHERE "name" = $1',
    values: [name],
  });
  return BigInt(rows[0]?.version ?? 0);
}

/** The version up to which the index that is there has been brought, 0 where there is none. */
export async function readVersionOf(client: ClientBase, index: { cursor(): Promise<string | null> }): Promise<bigint> {
  const cursor = await index.cursor();
  return cursor === null ? 0n : readCursor(client, cursor);
}

/** What is newer than the version, the oldest first. */
export async function readDocumentsAfter(client: ClientBase, version: bigint, limit: number): Promise<DocumentRow[]> {
  const { rows } = await client.query<DocumentRow>({
    name: 'read-documents-after',
    text: `SELECT "productId", "version", "deleted", "document", "text" FROM "search_document"
           WHERE "version" > $1 ORDER BY "version" LIMIT $2`,
    values: [String(version), limit],
  });
  return rows;
}

/** Moves the cursor; what the engine refused is noted in the same statement, what it took is forgotten as a dead letter. */
export async function moveCursor(
  client: ClientBase,
  name: string,
  { version, engine, taken, refused }: { version: string; engine: string; taken: string[]; refused: Refusal[] },
): Promise<void> {
  await client.query({
    name: 'move-cursor',
    text: `
      WITH moved AS (
        INSERT INTO "search_sink" ("name", "version", "updatedAt") VALUES ($1, $2, now())
        ON CONFLICT ("name") DO UPDATE SET "version" = excluded."version", "updatedAt" = excluded."updatedAt"
      ), healed AS (
        DELETE FROM "search_dead_letter" WHERE "stage" = $3 AND "productId" = ANY($4::uuid[])
      )
      INSERT INTO "search_dead_letter" ("productId", "stage", "error")
      SELECT r."productId", $3, r."error" FROM unnest($5::uuid[], $6::text[]) AS r("productId", "error")
      ON CONFLICT ("productId", "stage") DO UPDATE SET "error" = excluded."error", "createdAt" = now()`,
    values: [
      name,
      version,
      engine,
      taken,
      refused.map(({ productId }) => productId),
      refused.map(({ error }) => error),
    ],
  });
}

/** Forgets the cursors of indexes that are no more. */
export async function forgetCursors(client: ClientBase, prefix: string, except: string): Promise<void> {
  await client.query('DELETE FROM "search_sink" WHERE starts_with("name", $1) AND "name" <> $2', [prefix, except]);
}
