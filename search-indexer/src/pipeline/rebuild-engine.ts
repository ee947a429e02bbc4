import pg from 'pg';
import { cursorsOf, MeilisearchIndex, type MeilisearchOptions } from '../sink/meilisearch.js';
import type { Refusal } from './dead-letters.js';
import { forgetCursors } from './engine-cursor.js';
import { bringDocuments } from './follow-documents.js';
import { REBUILD_LOCK, tryToLead } from './leader.js';
import type { Rebuilt } from './rebuild-index.js';

/** Nearer than this to the newest document, the follower of the live index does the rest. */
const FEW = 500;

/**
 * Fills an index beside the live one from the search documents, catches up by version, and swaps the two. The cursor is
 * kept for the index as it physically is, so that whoever follows goes on where this ends. Interrupted, it leaves the
 * live one as it was, and the next one begins anew.
 */
export async function rebuildEngine(
  databaseUrl: string,
  options: Omit<MeilisearchOptions, 'standsFor'>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Rebuilt> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'search-rebuild' });
  const live = new MeilisearchIndex(options);
  const next = new MeilisearchIndex({ ...options, index: `${options.index}_next`, standsFor: options.index });
  try {
    await client.connect();
    if (!(await tryToLead(client, REBUILD_LOCK))) throw new Error('A rebuild is at work already.');
    await next.drop();
    const cursor = await next.open();
    const rebuilt = await fill(client, next, onProgress);
    await next.takePlaceOf(live);
    await next.drop();
    await forgetCursors(client, cursorsOf(options.index), cursor);
    return rebuilt;
  } finally {
    await client.end();
  }
}

async function fill(
  client: pg.Client,
  index: MeilisearchIndex,
  onProgress: (done: number, total: number) => void,
): Promise<Rebuilt> {
  const { rows } = await client.query<{ total: number }>('SELECT count(*)::int AS "total" FROM "search_document"');
  const { total } = rows[0]!;
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
