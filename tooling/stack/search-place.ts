import { setTimeout as sleep } from 'node:timers/promises';
import { meilisearchFaults } from './meilisearch-faults.js';

const PATIENCE_MS = 5000;

/** Returns lines for the terminal: the address of Meilisearch, then its faults. Returns none if PostgreSQL searches. */
export async function searchPlace(env: NodeJS.ProcessEnv): Promise<string[]> {
  if (!env.MEILI_URL) return [];
  // Retry for a while: the indexer has just started, and must first create the keys and fill the index of a new
  // Meilisearch.
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(250)) {
    const faults = await meilisearchFaults(env.MEILI_URL, env);
    if (!faults.length || Date.now() > end) return [`Meilisearch at ${env.MEILI_URL}`, ...faults];
  }
}
