import { parseArgs } from 'node:util';
import { openProgress } from '../platform/command/progress-bar.js';
import { stopOnInterrupt } from '../platform/command/stop-on-interrupt.js';
import { parseCommandConfig } from '../platform/config/config.js';
import { moveStorage } from './move-storage.js';
import { bucketStorage, folderStorage } from './pick-storage.js';

const USAGE = `npm run storage:move -- --to s3|folder [--at-once 4]

Copies all pictures and videos from the folder STORAGE_FOLDER to the bucket of S3_ENDPOINT, or back, and compares each
by its hash. Deletes nothing. An interrupted run goes on where it stopped.`;

/** Runs `npm run storage:move`. */
async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, 'at-once': { type: 'string', default: '4' }, help: { type: 'boolean' } },
  });
  const concurrency = Number(values['at-once']);
  if (values.help || (values.to !== 's3' && values.to !== 'folder') || !(concurrency >= 1 && concurrency <= 64)) {
    process[values.help ? 'stdout' : 'stderr'].write(`${USAGE}\n`);
    return values.help ? 0 : 1;
  }
  const config = parseCommandConfig(process.env);
  const [folder, bucket] = [folderStorage(config), await bucketStorage(config)];
  const [source, target] = values.to === 's3' ? [folder, bucket] : [bucket, folder];
  await target.prepare();
  const { signal, release } = stopOnInterrupt();
  const progress = openProgress();
  try {
    const summary = await moveStorage(source, target, {
      concurrency: Math.floor(concurrency),
      signal,
      onProgress: (done, total) => progress.update('objects', done, total),
    });
    progress.stop();
    const { copied, present, failed, left } = summary;
    for (const { key, reason } of failed) process.stderr.write(`${key}: ${reason}\n`);
    process.stdout.write(`copied ${copied}, there before ${present}, failed ${failed.length}, left ${left}\n`);
    if (left || failed.length) process.stdout.write('Run the command again to go on.\n');
    return signal.aborted ? 130 : failed.length + left > 0 ? 1 : 0;
  } finally {
    progress.stop();
    release();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
