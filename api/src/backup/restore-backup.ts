import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, isTemporary, type ObjectStorage } from '../media/index.js';
import { makeConnection, type Connection } from '../platform/database/open-connection.js';
import { applyMigrations, knownMigrations } from '../platform/database/schema-engine.js';
import { BackupError } from './backup-error.js';
import { checkBackup, openPart, readPictureList } from './check-backup.js';
import { isEmpty } from './database-contents.js';
import type { Destination } from './destination.js';
import { unseal } from './encryption.js';
import { loadTables } from './load-tables.js';
import { PICTURES_PART, SETTINGS_PART, type Manifest } from './manifest.js';

export interface RestoreOptions {
  /** An empty database. */
  databaseUrl: string;
  /** Where the pictures go; empty. */
  storage: ObjectStorage;
  destination: Destination;
  /** `20261127-013000`, or undefined for the newest. */
  time?: string | undefined;
  /** Identity of age, `AGE-SECRET-KEY-…`. */
  identity: string;
  onProgress?: (phase: 'tables' | 'pictures', done: number, total: number) => void;
}

export interface RestoreSummary {
  time: string;
  manifest: Manifest;
  /** Lines `NAME=value` of the settings that the shop had. */
  settings: string;
  /** Migrations of this release that the backup did not have, applied afterwards. */
  migrated: string[];
}

/**
 * Restores a backup of this or an earlier release and compares every table and picture with what was written. Throws a
 * {@link BackupError} before anything is written if the target holds something, or if a part is missing or damaged.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const { destination, storage, databaseUrl, identity, onProgress } = options;
  const time = options.time ?? (await destination.times()).at(-1);
  if (!time) throw new BackupError('There is no backup at this place.');
  const manifest = await destination.manifest(time);
  const source = { time, manifest, identity };
  await refuseLaterRelease(manifest);
  const connection = makeConnection({ connectionString: databaseUrl, application_name: 'meet-restore' });
  await connection.connect();
  try {
    await refuseFilled(connection, storage);
    const damaged = await checkBackup(destination, source);
    if (damaged.length) throw new BackupError(`The backup of ${time} is damaged: ${damaged.join(', ')}.`);
    await applyMigrations(databaseUrl, { only: manifest.migrations });
    const different = await loadTables(connection, destination, source, onProgress);
    if (different.length)
      throw new BackupError(`These tables are not as they were: ${different.join(', ')}. Make the database anew.`);
    const migrated = await applyMigrations(databaseUrl);
    await restorePictures(options, source);
    const settings = await text(await openPart(destination, { ...source, part: SETTINGS_PART }));
    return { time, manifest, settings, migrated };
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

async function refuseFilled(connection: Connection, storage: ObjectStorage): Promise<void> {
  if (!(await isEmpty(connection)))
    throw new BackupError(
      'The database has tables, or a shop runs on it: restore into an empty one (CREATE DATABASE).',
    );
  await storage.prepare();
  const { objects } = await storage.list('');
  const found = objects.find(({ key }) => !isTemporary(key));
  if (found) throw new BackupError(`The storage of pictures is not empty (${found.key}): choose another one.`);
}

async function restorePictures(
  { destination, storage, onProgress }: RestoreOptions,
  source: { time: string; manifest: Manifest; identity: string },
): Promise<void> {
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
