import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { OUTBOX_CHANNEL } from '../../contract/index.js';
import type { DocumentSink } from '../sink/document-sink.js';
import { DOCUMENTS_LOCK, tryToLead } from './leader.js';
import { syncChanges } from './sync-changes.js';

const LOOK_MS = 500;

/**
 * Writes every document anew, in place, so that searches never see a gap: all products go to the outbox, and documents
 * that have lost theirs with them. The running indexer does the work; where none runs, this does it.
 */
export async function rebuildIndex(
  client: ClientBase,
  sink: DocumentSink,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<number> {
  const total = await noteEverything(client);
  for (;;) {
    const left = await countWaiting(client);
    onProgress(Math.max(0, total - left), total);
    if (!left) return total;
    if (await tryToLead(client, DOCUMENTS_LOCK))
      while (await syncChanges(client, sink)) onProgress(total - (await countWaiting(client)), total);
    else await sleep(LOOK_MS);
  }
}

async function noteEverything(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO "search_outbox" ("productId", "transactionId")
     SELECT "id", pg_current_xact_id()::text::bigint FROM "product"
     UNION SELECT "productId", pg_current_xact_id()::text::bigint FROM "search_document" WHERE NOT "deleted"
     UNION SELECT "productId", pg_current_xact_id()::text::bigint FROM "search_text"
     ON CONFLICT DO NOTHING`,
  );
  await client.query(`NOTIFY ${OUTBOX_CHANNEL}`);
  return rowCount ?? 0;
}

async function countWaiting(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ left: number }>(`SELECT count(*)::int AS "left" FROM "search_outbox"`);
  return rows[0]!.left;
}
