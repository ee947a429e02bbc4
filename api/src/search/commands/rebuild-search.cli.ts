import { rebuildEngine, rebuildIndex, type Rebuilt } from '@meet/search-indexer/pipeline';
import { keyOfRole, keyRefusal } from '@meet/search-indexer/settings';
import { parseCommandConfig } from '../../platform/config/config.js';
import { openProgress } from '../../platform/command/progress-bar.js';
import { meilisearchVariables } from '../search.config.js';

/**
 * `npm run search:rebuild`: rebuilds every search document while the shop stays open and swaps the new ones in. If
 * Meilisearch is configured, its index is rebuilt afterwards.
 */
const config = parseCommandConfig(process.env, meilisearchVariables);
const { DATABASE_URL, MEILI_URL, MEILI_INDEX } = config;
const progress = openProgress();

async function timed(what: string, rebuild: () => Promise<Rebuilt>): Promise<void> {
  const begun = performance.now();
  const { documents, refused } = await rebuild();
  progress.stop();
  const seconds = (performance.now() - begun) / 1000;
  const rate = Math.round(documents / seconds);
  process.stdout.write(`${what}: ${documents} documents in ${seconds.toFixed(1)} s, ${rate} a second\n`);
  if (refused.length)
    process.stdout.write(`${what}: ${refused.length} products laid aside, npm run search:verify lists them\n`);
}

try {
  await timed('documents', () =>
    rebuildIndex(DATABASE_URL, (done, total) => progress.update('documents', done, total)),
  );
  if (MEILI_URL) {
    const options = { url: MEILI_URL, apiKey: keyOfRole('indexer', config), index: MEILI_INDEX };
    await timed('Meilisearch', () =>
      rebuildEngine(DATABASE_URL, options, (done, total) => progress.update('Meilisearch', done, total)),
    );
  }
} catch (error) {
  progress.stop();
  process.stderr.write(`${keyRefusal('indexer', error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
