import { rows } from '@meet/statements';
import pg, { type ClientBase } from 'pg';
import { statement } from '../statement.js';
import { MeilisearchIndex, type MeilisearchOptions } from '../sink/meilisearch.js';
import type { Refusal } from './dead-letters.js';
import { forgetCursors, readCursor, readDocumentsAfter, readVersionOf } from './engine-cursor.js';
import { bringDocuments, type EngineBatch } from './follow-documents.js';
import { ENGINE_STEP_LOCK, inTurn, REBUILD_LOCK, stopLeading, tryToLead } from './leader.js';
import type { Rebuilt } from './rebuild-index.js';

/**
 * Once a batch has fewer documents than this, the indexes are swapped; the live index gets no documents during the
 * swap.
 */
const FEW = 500;

type Progress = (done: number, total: number) => void;

/**
 * Rebuilds the index of an external engine in a second index, then swaps the two. If interrupted, the live index stays
 * unchanged.
 */
export async function rebuildEngine(
  databaseUrl: string,
  options: Omit<MeilisearchOptions, 'standsFor'>,
  onProgress?: Progress,
): Promise<Rebuilt> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'search-rebuild' });
  // If the connection is lost, the running query rejects. Without this listener the error event would end the process
  // too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await fillBeside(client, new MeilisearchIndex(options), onProgress);
  } finally {
    await client.end();
  }
}

/**
 * Fills a wiped or new engine in a second index. Until the swap the engine has no index of the live name, so PostgreSQL
 * answers searches: a half-filled index would give incomplete answers. Returns null if there is nothing to fill.
 */
export async function fillAnew(client: ClientBase, index: MeilisearchIndex): Promise<EngineBatch | null> {
  if ((await readVersionOf(client, index)) > 0n) return null;
  const [first] = await readDocumentsAfter(client, 0n, 1);
  return first ? fillBeside(client, index) : null;
}

/**
 * Removes the remains of an interrupted rebuild: its unfinished index, and the cursors of indexes that no longer exist.
 */
export async function sweepLeftovers(client: ClientBase, live: MeilisearchIndex): Promise<void> {
  const cursor = await live.cursor();
  if (!cursor || !(await tryToLead(client, REBUILD_LOCK))) return;
  try {
    await live.beside().drop();
    await forgetCursors(client, live.cursors, cursor);
  } finally {
    await stopLeading(client, REBUILD_LOCK).catch(() => undefined);
  }
}

/**
 * Fills a second index from the search documents, copies changes made meanwhile by version, and swaps it with the live
 * index. The cursor, which records up to which version an index is filled, belongs to the physical index, so after the
 * swap copying continues at the right version. The remains of an interrupted rebuild are removed first.
 */
async function fillBeside(client: ClientBase, live: MeilisearchIndex, onProgress?: Progress): Promise<Rebuilt> {
  if (!(await tryToLead(client, REBUILD_LOCK))) throw new Error('A rebuild is at work already.');
  try {
    const next = live.beside();
    await next.drop();
    const cursor = await next.open();
    const rebuilt = await fill(client, next, onProgress);
    // The live index gets no documents during the swap, and the new index first catches up with it: whatever could be
    // found before the swap must be found after it.
    await inTurn(client, ENGINE_STEP_LOCK, async () => {
      const held = await readVersionOf(client, live);
      // The loop also ends if no documents are left to copy. The new index is then still behind the live one if the
      // database was restored to an older state.
      while ((await readCursor(client, cursor)) < held && (await bringDocuments(client, next)));
      await next.takePlaceOf(live);
    });
    await next.drop();
    await forgetCursors(client, live.cursors, cursor);
    return rebuilt;
  } finally {
    await stopLeading(client, REBUILD_LOCK).catch(() => undefined);
  }
}

async function fill(
  client: ClientBase,
  index: MeilisearchIndex,
  onProgress: Progress = () => undefined,
): Promise<Rebuilt> {
  const [count] = await rows(client, COUNT_DOCUMENTS);
  const { total } = count!;
  let documents = 0;
  const refused = new Map<string, Refusal>();
  for (;;) {
    const batch = await bringDocuments(client, index);
    documents += batch?.documents ?? 0;
    for (const refusal of batch?.refused ?? []) refused.set(refusal.productId, refusal);
    onProgress(documents, Math.max(documents, total));
    if (!batch || batch.documents + batch.refused.length < FEW) return { documents, refused: [...refused.values()] };
  }
}

const COUNT_DOCUMENTS = statement('count-documents')`SELECT count(*)::int AS "total" FROM "search_document"`;
