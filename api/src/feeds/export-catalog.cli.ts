import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { parseCommandConfig } from '../platform/config/config.js';
import { openPool } from '../platform/database/open-pool.js';
import { exportCatalog } from './export-catalog.js';
import { openProgress } from '../platform/command/progress-bar.js';

const USAGE = `npm run catalog:export -- [FILE]

Writes the catalogue as jsonl to FILE, or to the standard output. Importing it again changes nothing.
`;

async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length > 1) throw new Error(USAGE);
  const { DATABASE_URL } = parseCommandConfig(process.env);
  const [target] = positionals;
  // The export is written to a temporary file, which is renamed when it is complete.
  const partial = target ? `${target}.partial` : null;
  const output = partial ? createWriteStream(partial) : process.stdout;
  const pool = openPool({ connectionString: DATABASE_URL, max: 1 });
  const progress = openProgress();
  try {
    const records = await exportCatalog(
      pool,
      async (line) => {
        if (!output.write(`${line}\n`)) await once(output, 'drain');
      },
      (done, total) => progress.update('products', done, total),
    );
    progress.stop();
    if (partial && target) {
      await finished(output.end());
      await rename(partial, target);
    }
    process.stderr.write(`exported ${records} records\n`);
  } catch (error) {
    if (partial) await rm(partial, { force: true });
    throw error;
  } finally {
    progress.stop();
    await pool.end();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
