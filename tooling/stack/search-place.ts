import { setTimeout as sleep } from 'node:timers/promises';
import { meilisearchFaults } from './meilisearch-faults.js';

const PATIENCE_MS = 5000;

/** Where a shop that has just started searches, and what is wrong there, a line each; empty for the embedded search. */
export async function searchPlace(env: NodeJS.ProcessEnv): Promise<string[]> {
  if (!env.MEILI_URL) return [];
  // The indexer that has just started makes the keys of a new engine and fills it.
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(250)) {
    const faults = await meilisearchFaults(env.MEILI_URL, env);
    if (!faults.length || Date.now() > end) return [`Meilisearch at ${env.MEILI_URL}`, ...faults];
  }
}
