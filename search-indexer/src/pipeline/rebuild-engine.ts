import { rows } from '@meet/statements';
import pg, { type ClientBase } from 'pg';
import { statement } from '../statement.js';
import { MeilisearchIndex, type MeilisearchOptions } from '../sink/meilisearch.js';
import type { Refusal } from './dead-letters.js';
import { forgetCursors, readCursor, readDocumentsAfter, readVersionOf } from './engine-cursor.js';
import { bringDocuments, type EngineBatch } from './follow-documents.js';
import { ENGINE_STEP_LOCK, inTurn, REBUILD_LOCK, stopLeading, tryToLead } from './leader.js';
import type { Rebuilt } from './rebuild-index.js';

/** So few are brought while the follower of the live index waits for the swap. */
const FEW = 500;

type Progress = (done: number, total: number) => void;

/** Makes the index of an engine anew, beside the live one. Interrupted, it leaves the live one as it was. */
export async function rebuildEngine(
  databaseUrl: string,
  options: Omit<MeilisearchOptions, 'standsFor'>,
  onProgress?: Progress,
): Promise<Rebuilt> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'search-rebuild' });
  // The query that is asked is rejected; unheard, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await fillBeside(client, new MeilisearchIndex(options), onProgress);
  } finally {
    await client.end();
  }
}

/**
 * Fills an engine that was wiped, or never had anything: beside the live index too, where there is one. Until the two are
 * swapped the engine says that it has no such index, and PostgreSQL answers; half an index would answer half. Null where
 * there is nothing to fill.
 */
export async function fillAnew(client: ClientBase, index: MeilisearchIndex): Promise<EngineBatch | null> {
  if ((await readVersionOf(client, index)) > 0n) return null;
  const [first] = await readDocumentsAfter(client, 0n, 1);
  return first ? fillBeside(client, index) : null;
}

/** Clears away what a rebuild left that did not come to its end: the index beside the live one, cursors of indexes gone. */
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
 * Fills an index beside the live one from the search documents, catches up by version, and swaps the two. The cursor is
 * kept for the index as it physically is, so that whoever follows goes on where this ends. What was left by one that was
 * interrupted is cleared away first.
 */
async function fillBeside(client: ClientBase, live: MeilisearchIndex, onProgress?: Progress): Promise<Rebuilt> {
  if (!(await tryToLead(client, REBUILD_LOCK))) throw new Error('A rebuild is at work already.');
  try {
    const next = live.beside();
    await next.drop();
    const cursor = await next.open();
    const rebuilt = await fill(client, next, onProgress);
    // Nothing is brought to the live index meanwhile: what could be found in it must be found in the next.
    await inTurn(client, ENGINE_STEP_LOCK, async () => {
      const held = await readVersionOf(client, live);
      // Nothing to bring and not there yet: the database was put back to an older state.
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
