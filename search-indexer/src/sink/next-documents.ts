import { rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';
import type { ProductDocument } from '../../contract/index.js';
import { tableOf } from './search-tables.js';
import { SENT_COLUMNS, TEXT_COLUMNS, TEXT_VALUES, textRow } from './text-row.js';

const LIVE = tableOf('search_document', 'live');
const NEXT = tableOf('search_document', 'next');
const LIVE_TEXT = tableOf('search_text', 'live');
const NEXT_TEXT = tableOf('search_text', 'next');
const COLUMNS = '"productId", "version", "deleted", "document", "card", "text"';
const NEXT_VERSION = `nextval(pg_get_serial_sequence('${NEXT}', 'version'))`;

/**
 * Writes documents to the tables that a rebuild fills. An unchanged document keeps its version, so a process that reads
 * all versions above the last one it knows gets only what the rebuild changed.
 */
export async function fillNext(client: ClientBase, documents: ProductDocument[]): Promise<void> {
  const written = documents.map(({ text, card, ...document }) => ({ productId: document.id, document, card, text }));
  await rows(client, FILL_NEXT, { documents: JSON.stringify(written) });
  await rows(client, FILL_NEXT_TEXTS, { texts: JSON.stringify(documents.map(textRow)) });
}

/** Copies the live documents of products for which no new document can be created. */
export async function keepInNext(client: ClientBase, productIds: string[]): Promise<void> {
  if (!productIds.length) return;
  await rows(client, KEEP_DOCUMENTS, { productIds });
  await rows(client, COPY_TEXTS, { productIds });
}

/**
 * Writes tombstones for products that have a row in the live table but none in the second one. Existing tombstones keep
 * their version.
 */
export async function buryTheRest(client: ClientBase): Promise<void> {
  await rows(client, BURY_THE_REST);
}

/**
 * Copies live rows with a version higher than `after`, including tombstones, and returns their number and the highest
 * version. Rows keep their versions, because a process that reads by version may already have read these rows from the
 * live table.
 */
export async function catchUpNext(client: ClientBase, after: bigint): Promise<{ rows: number; version: bigint }> {
  const found = await rows(client, CATCH_UP_NEXT, { after: String(after) });
  if (!found.length) return { rows: 0, version: after };
  const productIds = found.map(({ productId }) => productId);
  await rows(client, FORGET_TEXTS, { productIds });
  await rows(client, COPY_TEXTS, { productIds });
  const versions = found.map(({ version }) => BigInt(version));
  return { rows: found.length, version: versions.reduce((newest, one) => (one > newest ? one : newest)) };
}

export async function newestVersion(client: ClientBase): Promise<bigint> {
  const [newest] = await rows(client, NEWEST_VERSION);
  return BigInt(newest!.version);
}

const FILL_NEXT = statement('fill-next')`
INSERT INTO ${NEXT} (${COLUMNS})
SELECT r."productId", CASE WHEN NOT d."deleted" AND (d."document", d."card", d."text") = (r."document", r."card", r."text")
    THEN d."version" ELSE ${NEXT_VERSION} END, false, r."document", r."card", r."text"
FROM jsonb_to_recordset(:documents::jsonb) AS r("productId" uuid, "document" jsonb, "card" jsonb, "text" jsonb)
LEFT JOIN ${LIVE} d ON d."productId" = r."productId"`;

const FILL_NEXT_TEXTS = statement('fill-next-texts')`
INSERT INTO ${NEXT_TEXT} ("productId", ${TEXT_COLUMNS})
SELECT r."productId", ${TEXT_VALUES} FROM jsonb_to_recordset(:texts::jsonb) AS r(${SENT_COLUMNS})`;

const KEEP_DOCUMENTS = statement('keep-documents')`
INSERT INTO ${NEXT} (${COLUMNS}) SELECT ${COLUMNS} FROM ${LIVE} WHERE "productId" = ANY(:productIds::uuid[])`;

const BURY_THE_REST = statement('bury-the-rest')`
INSERT INTO ${NEXT} (${COLUMNS})
SELECT d."productId", CASE WHEN d."deleted" THEN d."version" ELSE ${NEXT_VERSION} END, true, '{}', '{}', '{}'
FROM ${LIVE} d WHERE NOT EXISTS (SELECT FROM ${NEXT} n WHERE n."productId" = d."productId")`;

const CATCH_UP_NEXT = statement('catch-up-next')`
INSERT INTO ${NEXT} (${COLUMNS}) SELECT ${COLUMNS} FROM ${LIVE} WHERE "version" > :after
ON CONFLICT ("productId") DO UPDATE SET "version" = excluded."version", "deleted" = excluded."deleted",
  "document" = excluded."document", "card" = excluded."card", "text" = excluded."text"
RETURNING "productId", "version", "deleted"`;

const FORGET_TEXTS = statement('forget-next-texts')`
DELETE FROM ${NEXT_TEXT} WHERE "productId" = ANY(:productIds::uuid[])`;

const COPY_TEXTS = statement('copy-texts')`
INSERT INTO ${NEXT_TEXT} ("productId", ${TEXT_COLUMNS})
SELECT "productId", ${TEXT_COLUMNS} FROM ${LIVE_TEXT} WHERE "productId" = ANY(:productIds::uuid[])`;

const NEWEST_VERSION = statement('newest-version')`SELECT coalesce(max("version"), 0) AS "version" FROM ${LIVE}`;
