import type { ClientBase } from 'pg';
import { DOCUMENT_CHANNEL } from '../../contract/index.js';
import type { DocumentChanges, DocumentSink } from './document-sink.js';

/** The table `search_document`, which the listing index follows and the embedded text search reads. */
export class PostgresSink implements DocumentSink {
  async write(client: ClientBase, { documents, removed }: DocumentChanges): Promise<void> {
    if (documents.length) await upsert(client, documents);
    if (removed.length) await bury(client, removed);
    if (documents.length || removed.length) {
      await client.query(
        `SELECT pg_notify('${DOCUMENT_CHANNEL}', (SELECT max("version") FROM "search_document")::text)`,
      );
    }
  }
}

async function upsert(client: ClientBase, documents: DocumentChanges['documents']): Promise<void> {
  const rows = documents.map(({ text, card, ...document }) => ({
    productId: document.id,
    document,
    card,
    words: `${text.name} ${text.kind}`,
    ...text,
  }));
  await client.query({
    name: 'write-documents',
    text: `
      INSERT INTO "search_document" AS d ("productId", "deleted", "document", "card", "words", "text")
      SELECT r."productId", false, r."document", r."card", r."words",
        setweight(to_tsvector('russian', r."name"), 'A') || setweight(to_tsvector('russian', r."kind"), 'B') ||
        setweight(to_tsvector('russian', r."properties"), 'C') || setweight(to_tsvector('russian', r."description"), 'D')
      FROM jsonb_to_recordset($1::jsonb) AS r("productId" uuid, "document" jsonb, "card" jsonb, "words" text,
        "name" text, "kind" text, "properties" text, "description" text)
      ON CONFLICT ("productId") DO UPDATE SET
        "version" = nextval('"search_document_version_seq"'), "deleted" = false, "document" = excluded."document",
        "card" = excluded."card", "words" = excluded."words", "text" = excluded."text"`,
    values: [JSON.stringify(rows)],
  });
}

/** Tombstones, so that a follower that was away hears of what has gone. */
async function bury(client: ClientBase, productIds: string[]): Promise<void> {
  await client.query({
    name: 'bury-documents',
    text: `
      UPDATE "search_document" SET "version" = nextval('"search_document_version_seq"'), "deleted" = true,
        "document" = '{}', "card" = '{}', "words" = '', "text" = NULL
      WHERE "productId" = ANY($1::uuid[]) AND NOT "deleted"`,
    values: [productIds],
  });
}
