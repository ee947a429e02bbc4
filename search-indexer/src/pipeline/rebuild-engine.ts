import { rows } from '@meet/statements';
import pg, { type ClientBase } from 'pg';
import { statement } from '../statement.js';
import { MeilisearchIndex, type MeilisearchOptions } from '../sink/meilisearch.js';
import type { Refusal } from './dead-letters.js';
import { forgetCursors, readCursor, readDocumentsAfter, readVersionOf } from './engine-cursor.js';
import { bringDocuments, type EngineBatch } from './follow-documents.js';
import { ENGINE_STEP_LOCK, inTurn, REBUILD_LOCK, stopLeading, tryToLead } from './leader.js';
import type { Rebuilt } from './rebuild-index.js';

/** With fewer documents left than this, the follower of the live index waits for the swap. */
const FEW = 500;

type Progress = (done: number, total: number) => void;

/** Makes the index of an external engine anew, beside the live one. If interrupted, the live one stays as it was. */
export async function rebuildEngine(
  databaseUrl: string,
  options: Omit<MeilisearchOptions, 'standsFor'>,
  onProgress?: Progress,
): Promise<Rebuilt> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'search-rebuild' });
  // The running query is rejected; an unhandled event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await fillBeside(client, new MeilisearchIndex(options), onProgress);
  } finally {
    await client.end();
  }
}

/**
 * Fills a wiped or new engine, in an index beside the live one. Until the swap the engine has no index of that name and
 * PostgreSQL answers: half an index would give half of the answers. Null if there is nothing to fill.
 */
export async function fillAnew(client: ClientBase, index: MeilisearchIndex): Promise<EngineBatch | null> {
  if ((await readVersionOf(client, index)) > 0n) return null;
  const [first] = await readDocumentsAfter(client, 0n, 1);
  return first ? fillBeside(client, index) : null;
}

/**
 * Removes the leftovers of an interrupted rebuild: the index beside the live one and the cursors of deleted indexes.
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
 * Fills an index beside the live one from the search documents, catches up by version, and swaps the two. The cursor
 * belongs to the physical index, so that the follower continues where this ends. Leftovers of an interrupted rebuild
 * are removed first.
 */
async function fillBeside(client: ClientBase, live: MeilisearchIndex, onProgress?: Progress): Promise<Rebuilt> {
  if (!(await tryToLead(client, REBUILD_LOCK))) throw new Error('A rebuild is at work already.');
  try {
    const next = live.beside();
    await next.drop();
    const cursor = await next.open();
    const rebuilt = await fill(client, next, onProgress);
    // The live index gets no documents meanwhile: everything that could be found before the swap must be found after
    // it.
    await inTurn(client, ENGINE_STEP_LOCK, async () => {
      const held = await readVersionOf(client, live);
      // Nothing left to copy and still behind: the database was restored to an older state.
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
