import { parseArgs } from 'node:util';
import { parseCommandConfig } from '../platform/config/config.js';
import { openPool } from '../platform/database/open-pool.js';
import { describeImages } from './describe-images.js';
import { stopOnInterrupt } from '../platform/command/stop-on-interrupt.js';
import { fetchImages } from './fetch-images.js';
import { openStorage } from './open-storage.js';
import { openProgress } from '../platform/command/progress-bar.js';

/** Runs `npm run catalog:images`: downloads pending pictures and those that failed before. */
async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { 'allow-private-hosts': { type: 'boolean', default: false } } });
  const config = parseCommandConfig(process.env);
  const { signal, release } = stopOnInterrupt();
  const pool = openPool({ connectionString: config.DATABASE_URL, max: 4 });
  const progress = openProgress();
  try {
    const summary = await fetchImages(pool, await openStorage(config), {
      retryFailed: true,
      allowPrivateHosts: values['allow-private-hosts'],
      signal,
      onProgress: (done, total) => progress.update('pictures', done, total),
    });
    progress.stop();
    process.stdout.write(`${describeImages(summary)}\n`);
    return signal.aborted ? 130 : 0;
  } finally {
    progress.stop();
    release();
    await pool.end();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
