import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { constants, createZstdCompress } from 'node:zlib';
import { command } from '@meet/statements';
import { copyOut } from '../platform/database/copy-table.js';
import { makeConnection, type Connection } from '../platform/database/open-connection.js';
import { BackupError } from './backup-error.js';
import { writePart, type BackupOptions, type Run } from './backup-run.js';
import { copySql, lockBackup, openSnapshot, readSequences } from './database-contents.js';
import { hashing } from './encryption.js';
import { FORMAT, PICTURES_PART, SETTINGS_PART, tablePart, type Manifest } from './manifest.js';
import { removeOld } from './remove-old.js';
import { backupTime } from './retention.js';
import { writePictures } from './write-pictures.js';

export interface BackupSummary {
  time: string;
  manifest: Manifest;
  /** Bytes that this backup stored, without pictures that were stored before. */
  bytes: number;
  /** Number of pictures stored by this backup. */
  newPictures: number;
  /** Older backups and pictures that `retention` did not keep. */
  removed: { backups: string[]; pictures: number };
}

/**
 * Writes a backup of the shop as it is at one moment, while the shop runs. A failed run leaves no manifest, so that its
 * files are not taken for a backup, and earlier backups stay untouched. Throws a {@link BackupError} if another backup
 * is running.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { destination, databaseUrl } = options;
  const connection = makeConnection({ connectionString: databaseUrl, application_name: 'meet-backup' });
  await connection.connect();
  const spool = await mkdtemp(join(tmpdir(), 'meet-backup-'));
  try {
    if (!(await lockBackup(connection)))
      throw new BackupError('Another backup of this shop is running: wait for its end.');
    await destination.prepare();
    await destination.removeCut();
    const takenAt = new Date();
    const run: Run = { time: backupTime(takenAt), options, spool, parts: {} };
    if ((await destination.times()).includes(run.time))
      throw new BackupError(`There is a backup of ${run.time} already: wait a second.`);
    const database = await writeTables(run, connection);
    await writePart(run, SETTINGS_PART, Readable.from([Buffer.from(options.settings)]));
    const pictures = await writePictures(run, PICTURES_PART);
    const manifest: Manifest = {
      format: FORMAT,
      takenAt: takenAt.toISOString(),
      ...database,
      parts: run.parts,
      pictures: pictures.hashes,
      picturesGone: pictures.gone,
    };
    await destination.putManifest(run.time, manifest);
    const bytes = Object.values(run.parts).reduce((sum, part) => sum + part.bytes, pictures.newBytes);
    // Old backups are removed under the lock, because another backup could rely on a picture that is deleted.
    const { retention } = options;
    const removed = retention ? await removeOld(destination, retention) : { backups: [], pictures: 0 };
    return { time: run.time, manifest, bytes, newPictures: pictures.stored, removed };
  } finally {
    await connection.end();
    await rm(spool, { recursive: true, force: true });
  }
}

/** At this level, Zstandard is faster than the database and compresses rows as well as gzip does at its default. */
const QUICKLY = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

async function writeTables(
  run: Run,
  connection: Connection,
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations'>> {
  const { migrations, tables: found } = await openSnapshot(connection, run.options.snapshot);
  const tables: Manifest['tables'] = [];
  for (const table of found) {
    const rows = copyOut(connection, copySql(table, 'TO STDOUT'));
    const plain = hashing();
    const zipped = createZstdCompress(QUICKLY);
    for (const [source, target] of [
      [rows, plain.stream],
      [plain.stream, zipped],
    ] as const)
      source.on('error', (error) => target.destroy(error)).pipe(target);
    await writePart(run, tablePart(table.name), zipped);
    const { name, columns } = table;
    tables.push({ name, columns, rows: rows.rowCount, sha256: plain.digest() });
    run.options.onProgress?.('tables', tables.length, found.length);
  }
  const sequences = await readSequences(connection);
  // The transaction ends before the pictures are read: that takes long, and an open snapshot keeps PostgreSQL from
  // cleaning up.
  await command(connection, 'COMMIT');
  return { migrations, tables, sequences };
}
