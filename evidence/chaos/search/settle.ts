import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchShop } from './open-search-shop.js';

const SETTLED_WITHIN_MS = 120_000;
/** Timeout for filling a new shop. It is long, because the indexer may have a hundred thousand documents to write. */
export const FILLED_WITHIN_MS = 1_800_000;

/**
 * Resolves when every change is in a search document and every document is in Meilisearch. Throws if that takes too
 * long.
 */
export async function settle({ database, meilisearch }: SearchShop, withinMs = SETTLED_WITHIN_MS): Promise<void> {
  let left = { changes: 0, behind: 0 };
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(100)) {
    const { rows } = await database.query<typeof left>(LEFT, [meilisearch !== null]);
    left = rows[0]!;
    if (!left.changes && !left.behind) return;
  }
  throw new Error(`after ${withinMs / 1000} s ${left.changes} changes wait, ${left.behind} documents too`);
}

const LEFT = `
SELECT (SELECT count(*)::int FROM "search_outbox") AS "changes",
  CASE WHEN $1 THEN (
    SELECT count(*)::int FROM "search_document" WHERE "version" > coalesce(
      (SELECT "version" FROM "search_sink" ORDER BY "updatedAt" DESC LIMIT 1), 0)
  ) ELSE 0 END AS "behind"`;
