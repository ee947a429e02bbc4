import { setTimeout as sleep } from 'node:timers/promises';
import { meilisearchFaults } from './meilisearch-faults.js';

const PATIENCE_MS = 5000;

/**
 * Returns the address of the Meilisearch of a new shop, then its faults, a line each; nothing for the embedded search.
 */
export async function searchPlace(env: NodeJS.ProcessEnv): Promise<string[]> {
  if (!env.MEILI_URL) return [];
  // Wait: the indexer has just started, and it makes the keys of a new engine and fills it.
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(250)) {
    const faults = await meilisearchFaults(env.MEILI_URL, env);
    if (!faults.length || Date.now() > end) return [`Meilisearch at ${env.MEILI_URL}`, ...faults];
  }
}
