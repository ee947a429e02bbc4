import type { ClientBase } from 'pg';
import { DOCUMENT_CHANNEL } from '../../contract/index.js';
import type { DocumentChanges, DocumentSink } from './document-sink.js';
import { columnsOf, SENT_COLUMNS, TEXT_COLUMNS, TEXT_VALUES, textRow } from './text-row.js';

/** The tables `search_document`, which the listing index follows, and `search_text`, which the embedded search reads. */
export class PostgresSink implements DocumentSink {
  async write(client: ClientBase, { documents, removed }: DocumentChanges): Promise<void> {
    if (documents.length) await upsert(client, documents);
    if (removed.length) await bury(client, removed);
    if (documents.length || removed.length) await tellFollowers(client);
  }
}

export async function tellFollowers(client: ClientBase): Promise<void> {
  await client.query(`SELECT pg_notify('${DOCUMENT_CHANNEL}', (SELECT max("version") FROM "search_document")::text)`);
}

async function upsert(client: ClientBase, documents: DocumentChanges['documents']): Promise<void> {
  const rows = documents.map(({ text, card, ...document }) => ({ productId: document.id, document, card, text }));
  await client.query({
    name: 'write-documents',
    text: `
      INSERT INTO "search_document" ("productId", "deleted", "document", "card", "text")
      SELECT r."productId", false, r."document", r."card", r."text"
      FROM jsonb_to_recordset($1::jsonb) AS r("productId" uuid, "document" jsonb, "card" jsonb, "text" jsonb)
      ON CONFLICT ("productId") DO UPDATE SET
        "version" = DEFAULT, "deleted" = false, "document" = excluded."document",
        "card" = excluded."card", "text" = excluded."text"`,
    values: [JSON.stringify(rows)],
  });
  await client.query({
    name: 'write-texts',
    text: `
      INSERT INTO "search_text" AS t ("productId", ${TEXT_COLUMNS})
      SELECT r."productId", ${TEXT_VALUES} FROM jsonb_to_recordset($1::jsonb) AS r(${SENT_COLUMNS})
      ON CONFLICT ("productId") DO UPDATE SET (${TEXT_COLUMNS}) = (${columnsOf('excluded')})
      WHERE (${columnsOf('t')}) IS DISTINCT FROM (${columnsOf('excluded')})`,
    values: [JSON.stringify(documents.map(textRow))],
  });
}

/** Tombstones, so that a follower that was away hears of what has gone. */
async function bury(client: ClientBase, productIds: string[]): Promise<void> {
  await client.query({
    name: 'bury-documents',
    text: `
      UPDATE "search_document" SET "version" = DEFAULT, "deleted" = true,
        "document" = '{}', "card" = '{}', "text" = '{}'
      WHERE "productId" = ANY($1::uuid[]) AND NOT "deleted"`,
    values: [productIds],
  });
  await client.query({
    name: 'bury-texts',
    text: `DELETE FROM "search_text" WHERE "productId" = ANY($1::uuid[])`,
    values: [productIds],
  });
}
