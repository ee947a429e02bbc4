import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';
import { toEngineDocument, type EngineDocument } from '../../contract/index.js';
import type { MeilisearchIndex } from '../sink/meilisearch.js';
import { readVersionOf, type DocumentRow } from './engine-cursor.js';
import type { Difference } from './verify-documents.js';

const BATCH = 1000;
/**
 * Engine and table cannot be read at the same moment, so a difference is reported only if this many comparisons in a
 * row show it.
 */
const LOOKS = 5;
const PAUSE_MS = 1000;

export interface EngineVerdict {
  documents: number;
  /** Number of documents not yet copied to the engine. They are not compared. */
  waiting: number;
  differences: Difference[];
}

/** Compares every document of the engine with its row in `search_document`, attribute by attribute. */
export async function verifyEngine(
  client: ClientBase,
  index: MeilisearchIndex,
  onProgress: (documents: number) => void = () => undefined,
): Promise<EngineVerdict> {
  const held = new Set<string>();
  for await (const ids of index.ids()) for (const id of ids) held.add(id);
  const verdict: EngineVerdict = { documents: held.size, waiting: 0, differences: [] };
  const suspects = new Set<string>();
  let compared = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await productsAfter(client, after);
    if (!ids.length) break;
    after = ids.at(-1)!;
    for (const { productId } of await compareSome(client, index, ids)) suspects.add(productId);
    for (const id of ids) held.delete(id);
    onProgress((compared += ids.length));
  }
  for (const id of held) suspects.add(id);
  for (let look = 0; suspects.size && look < LOOKS; look += 1) {
    if (look) await sleep(PAUSE_MS);
    verdict.differences = await compareSome(client, index, [...suspects]);
    suspects.clear();
    for (const { productId } of verdict.differences) suspects.add(productId);
  }
  verdict.waiting = await countWaiting(client, await readVersionOf(client, index));
  return verdict;
}

async function productsAfter(client: ClientBase, after: string): Promise<string[]> {
  const found = await rows(client, VERIFY_PRODUCTS_AFTER, { after });
  return found.map(({ productId }) => productId);
}

/** Compares the documents that the engine should have, that is, those up to its cursor. */
async function compareSome(client: ClientBase, index: MeilisearchIndex, ids: string[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const held = new Map((await index.read(some)).map((document) => [document.id, document]));
    const rows = new Map((await readRows(client, some)).map((row) => [row.productId, row]));
    const cursor = await readVersionOf(client, index);
    for (const id of some) {
      const row = rows.get(id);
      if (row && BigInt(row.version) > cursor) continue;
      const what = differenceOf(row && !row.deleted ? expectedOf(row) : null, held.get(id) ?? null);
      if (what.length) differences.push({ productId: id, what });
    }
  }
  return differences;
}

async function readRows(client: ClientBase, ids: string[]): Promise<DocumentRow[]> {
  // The cast is safe because the indexer itself wrote these JSON columns.
  return (await rows(client, VERIFY_ENGINE_ROWS, { ids })) as DocumentRow[];
}

function expectedOf({ document, text }: DocumentRow): EngineDocument | null {
  return toEngineDocument({ ...document, text });
}

function differenceOf(expected: EngineDocument | null, held: EngineDocument | null): string[] {
  if (!expected) return held ? ['surplus'] : [];
  if (!held) return ['missing'];
  const attributes = new Set([...Object.keys(expected), ...Object.keys(held)]) as Set<keyof EngineDocument>;
  return [...attributes].filter((name) => !isDeepStrictEqual(expected[name], held[name]));
}

async function countWaiting(client: ClientBase, cursor: bigint): Promise<number> {
  const [count] = await rows(client, COUNT_WAITING, { cursor: String(cursor) });
  return count!.waiting;
}

const VERIFY_PRODUCTS_AFTER = statement('verify-products-after')`
SELECT "productId" FROM "search_document" WHERE "productId" > :after ORDER BY "productId" LIMIT ${BATCH}`;

const VERIFY_ENGINE_ROWS = statement('verify-engine-rows')`
SELECT "productId", "version", "deleted", "document", "text" FROM "search_document"
WHERE "productId" = ANY(:ids::uuid[])`;

const COUNT_WAITING = statement('verify-engine-waiting')`
SELECT count(*)::int AS "waiting" FROM "search_document" WHERE "version" > :cursor`;
