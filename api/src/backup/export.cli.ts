import { parseArgs } from 'node:util';
import { pickStorage } from '../media/storage.js';
import { openProgress } from '../platform/command/progress-bar.js';
import { readBackupConfig } from './backup-settings.js';
import { exportShop } from './export-shop.js';
import { runCommand } from './run-command.js';

const USAGE = `npm run export -- all --to FOLDER

Writes everything of the shop to a new folder, in open formats, while it runs: each table as JSON lines, the pictures as
files, and their SHA-256 sums. Nothing is encrypted: keep the folder as you would keep the database.`;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help || positionals.join() !== 'all' || !values.to) {
    process[values.help ? 'stdout' : 'stderr'].write(`${USAGE}\n`);
    return values.help ? 0 : 1;
  }
  const config = readBackupConfig(process.env);
  const progress = openProgress();
  const { tables, tablesLeftOut, unknown, pictures, picturesGone } = await exportShop({
    databaseUrl: config.DATABASE_URL,
    storage: await pickStorage({ ...config, STORAGE_ORIGIN: undefined }),
    folder: values.to,
    onProgress: progress.update.bind(progress),
  }).finally(() => progress.stop());
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${tables.length} tables, ${rows} rows, ${pictures.count} pictures are in ${values.to}. Without what lets somebody in: ` +
      `README.md names the columns and the tables ${tablesLeftOut.join(', ')}.\n`,
  );
  for (const column of unknown)
    process.stderr.write(`${column} was left out: its name looks secret, and this release does not know it.\n`);
  for (const key of picturesGone) process.stderr.write(`${key} was deleted while the export ran.\n`);
  return 0;
}

await runCommand(run);
