import { rebuildIndex } from '@meet/search-indexer/pipeline';
import { parseCommandConfig } from '../platform/config/config.js';
import { openProgress } from '../platform/command/progress-bar.js';

/** `npm run search:rebuild`: makes every search document anew while the shop is open, and swaps them in. */
const { DATABASE_URL } = parseCommandConfig(process.env);
const progress = openProgress();
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const begun = performance.now();
  const { documents, refused } = await rebuildIndex(DATABASE_URL, (done, total) =>
    progress.update('documents', done, total),
  );
  progress.stop();
  say(`rebuilt    ${documents} documents, ${perSecond(documents, begun)}`);
  if (refused.length) say(`laid aside ${refused.length} products: npm run search:verify lists them`);
} catch (error) {
  progress.stop();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function perSecond(documents: number, begun: number): string {
  const seconds = (performance.now() - begun) / 1000;
  return `${Math.round(documents / seconds)} a second, ${seconds.toFixed(1)} s in all`;
}
