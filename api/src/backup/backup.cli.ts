import { parseArgs } from 'node:util';
import { pickStorage } from '../media/storage.js';
import { openProgress } from '../platform/command/progress-bar.js';
import { givenSettings } from '../platform/config/given-settings.js';
import { readBackupConfig, type BackupConfig } from './backup-settings.js';
import { BackupError } from './backup-error.js';
import { makeKey, readIdentity } from './keys.js';
import { pickDestination } from './pick-destination.js';
import { parseRetention } from './retention.js';
import { runCommand } from './run-command.js';
import { settingsFile } from './settings-file.js';
import { verifyBackup } from './verify-backup.js';
import { writeBackup } from './write-backup.js';

const USAGE = `npm run backup -- --new-key FILE
npm run backup -- --to FOLDER|s3://bucket/prefix [--keep 7d,4w,6m] [--snapshot NAME]
npm run backup -- --verify [TIME] --to … --identity FILE

Writes an encrypted backup of the shop while it runs: database, pictures, settings and keys. BACKUP_RECIPIENT is the
recipient that --new-key prints. --keep deletes older backups but the newest of so many days, weeks and months.
--snapshot reads the database as another transaction sees it, which has called pg_export_snapshot() and is still open.
--verify restores a backup elsewhere, compares it and removes it again.`;

const LOST_KEY = `Keep the file where the shop is not: with the shop's machine it would be lost when it is needed.
Whoever has it can read every backup. If it is lost, no backup can be read by anybody, and nobody can help.
A new key opens only backups that are made afterwards.`;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      snapshot: { type: 'string' },
      'new-key': { type: 'string' },
      verify: { type: 'boolean' },
      identity: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || positionals.length > (values.verify ? 1 : 0)) {
    process[values.help ? 'stdout' : 'stderr'].write(`${USAGE}\n`);
    return values.help ? 0 : 1;
  }
  if (values['new-key']) {
    const recipient = await makeKey(values['new-key']);
    process.stdout.write(`BACKUP_RECIPIENT=${recipient}\n\n${LOST_KEY}\n`);
    return 0;
  }
  const config = readBackupConfig(process.env);
  if (values.verify) return verify(config, values.to, values.identity, positionals[0]);
  return backUp(config, values);
}

async function backUp(
  config: BackupConfig,
  { to, keep, snapshot }: { to?: string; keep?: string; snapshot?: string },
): Promise<number> {
  const recipient = config.BACKUP_RECIPIENT;
  if (!recipient)
    throw new BackupError(
      'Backups are encrypted, and there is no BACKUP_RECIPIENT: `npm run backup -- --new-key FILE` makes a key.',
    );
  const retention = keep === undefined ? undefined : parseRetention(keep);
  const destination = await pickDestination(config, to);
  // Loaded late, because the module imports the settings of every domain.
  const names = Object.keys((await import('../config.js')).Config.shape);
  const progress = openProgress();
  const { time, manifest, bytes, newPictures, removed } = await writeBackup({
    databaseUrl: config.DATABASE_URL,
    storage: await pickStorage({ ...config, STORAGE_ORIGIN: undefined }),
    destination,
    recipient,
    retention,
    snapshot,
    settings: settingsFile(names, givenSettings(process.env, names).values),
    onProgress: progress.update.bind(progress),
  }).finally(() => progress.stop());
  const { tables, pictures, picturesGone } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${time}: ${tables.length} tables, ${rows} rows, ${pictures.length} pictures, ${newPictures} of them new, ${bytes} bytes stored\n`,
  );
  if (picturesGone) process.stderr.write(`${picturesGone} pictures were deleted while the backup ran.\n`);
  for (const old of removed.backups) process.stdout.write(`removed ${old}\n`);
  if (removed.pictures) process.stdout.write(`removed ${removed.pictures} pictures that no backup names\n`);
  return 0;
}

async function verify(config: BackupConfig, to?: string, identity?: string, time?: string): Promise<number> {
  const progress = openProgress();
  const { manifest, ...found } = await verifyBackup({
    databaseUrl: config.BACKUP_VERIFY_URL ?? config.DATABASE_URL,
    destination: await pickDestination(config, to),
    identity: await readIdentity(identity ?? config.BACKUP_IDENTITY_FILE),
    time,
    onProgress: progress.update.bind(progress),
  }).finally(() => progress.stop());
  process.stdout.write(
    `${found.time} can be restored: rows and hash of ${manifest.tables.length} tables and hash of ${manifest.pictures.length} pictures are those of the backup, and foreign keys hold.\n`,
  );
  return 0;
}

await runCommand(run);
