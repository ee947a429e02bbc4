import { rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pickStorage } from '../media/storage.js';
import { openProgress } from '../platform/command/progress-bar.js';
import { readBackupConfig } from './backup-settings.js';
import { readIdentity } from './keys.js';
import { pickDestination } from './pick-destination.js';
import { restoreBackup } from './restore-backup.js';
import { runCommand } from './run-command.js';

const USAGE = `npm run restore -- [TIME] --from FOLDER|s3://bucket/prefix --identity FILE --settings FILE

Restores the newest backup, or that of TIME, into an empty database and an empty storage of pictures, and writes the
settings and keys that the shop had to a new file, for the .env of the restored one.`;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      identity: { type: 'string' },
      settings: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || positionals.length > 1 || !values.settings) {
    process[values.help ? 'stdout' : 'stderr'].write(`${USAGE}\n`);
    return values.help ? 0 : 1;
  }
  const config = readBackupConfig(process.env);
  const destination = await pickDestination(config, values.from);
  const identity = await readIdentity(values.identity ?? config.BACKUP_IDENTITY_FILE);
  const file = values.settings;
  // The file is created before the restore, which takes long, so that an unwritable file is noticed early.
  await writeFile(file, '', { mode: 0o600, flag: 'wx' });
  const progress = openProgress();
  const { time, manifest, migrated } = await restoreBackup({
    databaseUrl: config.DATABASE_URL,
    storage: await pickStorage({ ...config, STORAGE_ORIGIN: undefined }),
    destination,
    identity,
    time: positionals[0],
    onSettings: (lines) => writeFile(file, lines),
    onProgress: progress.update.bind(progress),
  })
    .catch(async (error: unknown) => {
      await rm(file, { force: true });
      throw error;
    })
    .finally(() => progress.stop());
  for (const name of migrated) process.stdout.write(`applied ${name}\n`);
  process.stdout.write(
    `${time} is restored: ${manifest.tables.length} tables, ${manifest.pictures.length} pictures, compared with the backup.\n` +
      `The shop's settings and keys are in ${file}: put them into its .env before you start it.\n` +
      'With Meilisearch run `npm run search:rebuild` afterwards.\n',
  );
  return 0;
}

await runCommand(run);
