import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, type ObjectStorage } from '../media/storage.js';
import { makeConnection, type Connection } from '../platform/database/open-connection.js';
import { applyMigrations, knownMigrations } from '../platform/database/schema-engine.js';
import { BackupError } from './backup-error.js';
import { checkBackup, openPart, readPictureList } from './check-backup.js';
import { lockBackup } from './database-contents.js';
import type { Destination } from './destination.js';
import { unseal } from './encryption.js';
import { loadTables } from './load-tables.js';
import { PICTURES_PART, SETTINGS_PART, type Manifest } from './manifest.js';
import { emptyDatabase, emptyStorage, refuseFilledDatabase, refuseFilledStorage } from './restore-target.js';

export interface RestoreOptions {
  /** URL of an empty database. */
  databaseUrl: string;
  /** The empty storage that receives the pictures. */
  storage: ObjectStorage;
  destination: Destination;
  /** Time of the backup, such as `20261127-013000`, or undefined for the newest. */
  time?: string | undefined;
  /** The age identity, `AGE-SECRET-KEY-…`. */
  identity: string;
  /** Called with the settings that the shop had, as lines `NAME=value`, before the database is filled. */
  onSettings?: (lines: string) => Promise<void>;
  onProgress?: (phase: 'tables' | 'pictures', done: number, total: number) => void;
}

export interface RestoreSummary {
  time: string;
  manifest: Manifest;
  /** Migrations of this release that the backup did not have and that were applied afterwards. */
  migrated: string[];
}

interface Source {
  time: string;
  manifest: Manifest;
  identity: string;
}

/**
 * Restores a backup of this or an earlier release and compares every table and picture with what was written. Throws a
 * {@link BackupError} before anything is written if the target is not empty, or if a part is missing or damaged. A
 * restore that fails later empties the target again.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const { destination, storage, databaseUrl, identity } = options;
  const time = options.time ?? (await destination.times()).at(-1);
  if (!time) throw new BackupError('There is no backup at this place.');
  const manifest = await destination.manifest(time);
  const source = { time, manifest, identity };
  await refuseLaterRelease(manifest);
  const connection = makeConnection({ connectionString: databaseUrl, application_name: 'meet-restore' });
  await connection.connect();
  try {
    if (!(await lockBackup(connection)))
      throw new BackupError('A backup or a restore of this database is running: wait for its end.');
    await refuseFilledDatabase(connection);
    await refuseFilledStorage(storage);
    const damaged = await checkBackup(destination, source);
    if (damaged.length) throw new BackupError(`The backup of ${time} is damaged: ${damaged.join(', ')}.`);
    const migrated = await fill(connection, options, source).catch(async (error: unknown) => {
      // In the middle of COPY the connection accepts no other statement, so it is closed.
      await connection.end();
      throw await afterEmptying(options, error);
    });
    return { time, manifest, migrated };
  } finally {
    await connection.end();
  }
}

/**
 * The tables are filled last and in one transaction: a killed restore leaves either a whole shop, or tables without
 * rows, which the next restore takes for an empty database.
 */
async function fill(connection: Connection, options: RestoreOptions, source: Source): Promise<string[]> {
  const { destination, databaseUrl, onSettings, onProgress } = options;
  await restorePictures(options, source);
  await onSettings?.(await text(await openPart(destination, { ...source, part: SETTINGS_PART })));
  await emptyDatabase(connection);
  await applyMigrations(databaseUrl, { only: source.manifest.migrations });
  const different = await loadTables(connection, destination, source, onProgress);
  if (different.length)
    throw new BackupError(
      `These tables are not as they were: ${different.join(', ')}. The target was left empty: try an earlier backup, and report this.`,
    );
  return applyMigrations(databaseUrl);
}

/** Empties the target and returns the error; if emptying failed, the error says so. */
async function afterEmptying({ databaseUrl, storage }: RestoreOptions, error: unknown): Promise<unknown> {
  const connection = makeConnection({ connectionString: databaseUrl, application_name: 'meet-restore' });
  try {
    await connection.connect();
    await emptyDatabase(connection);
    await emptyStorage(storage);
    return error;
  } catch {
    const { message } = error as Error;
    return new BackupError(`${message} What was restored so far is still there: make the target anew.`, {
      cause: error,
    });
  } finally {
    await connection.end();
  }
}

async function refuseLaterRelease({ migrations }: Manifest): Promise<void> {
  const known = new Set(await knownMigrations());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length)
    throw new BackupError(`The backup is of a later release, with ${unknown.join(', ')}: restore it by that one.`);
}

async function restorePictures({ destination, storage, onProgress }: RestoreOptions, source: Source): Promise<void> {
  const spool = await mkdtemp(join(tmpdir(), 'meet-restore-'));
  const path = join(spool, 'picture');
  let done = 0;
  try {
    const list = await openPart(destination, { ...source, part: PICTURES_PART });
    for await (const { key, hash } of readPictureList(list)) {
      const sealed = await destination.readPicture(hash);
      if (!sealed) throw new BackupError(`pictures/${hash} is missing.`);
      await pipeline(await unseal(sealed, source.identity), createWriteStream(path, { mode: 0o600 }));
      const { size } = await stat(path);
      await storage.put(key, { size, open: () => createReadStream(path) }, contentTypeOf(key));
      onProgress?.('pictures', (done += 1), Math.max(done, source.manifest.pictures.length));
    }
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}
