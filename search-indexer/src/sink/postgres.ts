import { rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';
import { DOCUMENT_CHANNEL } from '../../contract/index.js';
import type { DocumentChanges, DocumentSink } from './document-sink.js';
import { columnsOf, SENT_COLUMNS, TEXT_COLUMNS, TEXT_VALUES, textRow } from './text-row.js';

/** Writes `search_document`, which the listing index reads, and `search_text`, which text search in PostgreSQL uses. */
export class PostgresSink implements DocumentSink {
  async write(client: ClientBase, { documents, removed }: DocumentChanges): Promise<void> {
    if (documents.length) await upsert(client, documents);
    if (removed.length) await bury(client, removed);
    if (documents.length || removed.length) await tellFollowers(client);
  }
}

export async function tellFollowers(client: ClientBase): Promise<void> {
  await rows(client, TELL_FOLLOWERS);
}

async function upsert(client: ClientBase, documents: DocumentChanges['documents']): Promise<void> {
  const written = documents.map(({ text, card, ...document }) => ({ productId: document.id, document, card, text }));
  await rows(client, WRITE_DOCUMENTS, { documents: JSON.stringify(written) });
  await rows(client, WRITE_TEXTS, { texts: JSON.stringify(documents.map(textRow)) });
}

/**
 * Turns documents into tombstones instead of deleting them. A tombstone has a new version, so a process that was
 * disconnected learns of the deletion when it reads the versions it missed.
 */
async function bury(client: ClientBase, productIds: string[]): Promise<void> {
  await rows(client, BURY_DOCUMENTS, { productIds });
  await rows(client, BURY_TEXTS, { productIds });
}

const TELL_FOLLOWERS = statement('tell-followers')`
SELECT pg_notify('${DOCUMENT_CHANNEL}', (SELECT max("version") FROM "search_document")::text)`;

const WRITE_DOCUMENTS = statement('write-documents')`
INSERT INTO "search_document" ("productId", "deleted", "document", "card", "text")
SELECT r."productId", false, r."document", r."card", r."text"
FROM jsonb_to_recordset(:documents::jsonb) AS r("productId" uuid, "document" jsonb, "card" jsonb, "text" jsonb)
ON CONFLICT ("productId") DO UPDATE SET
  "version" = DEFAULT, "deleted" = false, "document" = excluded."document",
  "card" = excluded."card", "text" = excluded."text"`;

const WRITE_TEXTS = statement('write-texts')`
INSERT INTO "search_text" AS t ("productId", ${TEXT_COLUMNS})
SELECT r."productId", ${TEXT_VALUES} FROM jsonb_to_recordset(:texts::jsonb) AS r(${SENT_COLUMNS})
ON CONFLICT ("productId") DO UPDATE SET (${TEXT_COLUMNS}) = (${columnsOf('excluded')})
WHERE (${columnsOf('t')}) IS DISTINCT FROM (${columnsOf('excluded')})`;

const BURY_DOCUMENTS = statement('bury-documents')`
UPDATE "search_document" SET "version" = DEFAULT, "deleted" = true,
  "document" = '{}', "card" = '{}', "text" = '{}'
WHERE "productId" = ANY(:productIds::uuid[]) AND NOT "deleted"`;

const BURY_TEXTS = statement('bury-texts')`DELETE FROM "search_text" WHERE "productId" = ANY(:productIds::uuid[])`;
