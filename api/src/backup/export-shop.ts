import { Readable } from 'node:stream';
import { command } from '@meet/statements';
import type { ObjectStorage } from '../media/storage.js';
import { copyOut } from '../platform/database/copy-table.js';
import { makeConnection, type Connection } from '../platform/database/open-connection.js';
import { BackupError } from './backup-error.js';
import { jsonLinesSql, openSnapshot } from './database-contents.js';
import { ExportFolder } from './export-folder.js';
import type { ExportManifest } from './export-manifest.js';
import { exportReadme } from './export-readme.js';
import { keptObjects } from './kept-objects.js';
import { divideColumns } from './secret-columns.js';

export interface ExportOptions {
  databaseUrl: string;
  /** The storage of the pictures. */
  storage: ObjectStorage;
  /** A new or empty folder. */
  folder: string;
  onProgress?: (phase: 'tables' | 'pictures', done: number, total: number) => void;
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Writes everything of a shop in open formats to a folder, while the shop runs: the rows of every table as they are at
 * one moment, then the pictures. A failed export leaves an empty folder. Throws a {@link BackupError} if the folder is
 * not empty.
 */
export async function exportShop(options: ExportOptions): Promise<ExportManifest> {
  const { databaseUrl, folder: path } = options;
  const connection = makeConnection({ connectionString: databaseUrl, application_name: 'meet-export' });
  await connection.connect();
  try {
    const folder = await ExportFolder.open(path);
    return await writeAll(options, folder, connection).catch(async (cause: NodeJS.ErrnoException) => {
      await folder.clear();
      if (!FULL.has(cause.code ?? '')) throw cause;
      throw new BackupError(`The disk of ${path} is full. What was written is deleted again.`, { cause });
    });
  } finally {
    await connection.end();
  }
}

async function writeAll(options: ExportOptions, folder: ExportFolder, connection: Connection): Promise<ExportManifest> {
  const takenAt = new Date().toISOString();
  const tables = await writeTables(options, folder, connection);
  const pictures = await writePictures(options, folder);
  const manifest: ExportManifest = { format: 1, takenAt, ...tables, ...pictures };
  const files = { 'README.md': exportReadme(manifest), 'manifest.json': `${JSON.stringify(manifest, null, 1)}\n` };
  for (const [name, text] of Object.entries(files)) await folder.write(name, Readable.from([Buffer.from(text)]));
  return manifest;
}

async function writeTables(
  { onProgress }: ExportOptions,
  folder: ExportFolder,
  connection: Connection,
): Promise<Pick<ExportManifest, 'migrations' | 'tables' | 'tablesLeftOut' | 'unknown'>> {
  const { migrations, tables: found } = await openSnapshot(connection);
  const tables: ExportManifest['tables'] = [];
  const tablesLeftOut: string[] = [];
  const unknown: string[] = [];
  for (const [index, table] of found.entries()) {
    const { name, columns, types } = table;
    const { written, secret, doubtful } = divideColumns(table);
    unknown.push(...doubtful.map((column) => `${name}.${column}`));
    if (written.length) {
      const rows = copyOut(connection, jsonLinesSql(name, written));
      const file = `tables/${name}.jsonl`;
      tables.push({
        ...{ name, file, ...(await folder.write(file, rows)), rows: rows.rowCount },
        columns: written.map((column) => ({ name: column, type: types[columns.indexOf(column)]! })),
        leftOut: [...secret, ...doubtful],
      });
    } else tablesLeftOut.push(name);
    onProgress?.('tables', index + 1, found.length);
  }
  // The transaction ends before the pictures are read: that takes long, and an open snapshot keeps PostgreSQL from
  // cleaning up.
  await command(connection, 'COMMIT');
  return { migrations, tables, tablesLeftOut, unknown };
}

async function writePictures(
  { storage, onProgress }: ExportOptions,
  folder: ExportFolder,
): Promise<Pick<ExportManifest, 'pictures' | 'picturesGone'>> {
  const pictures = { count: 0, bytes: 0 };
  const picturesGone: string[] = [];
  for await (const { key } of keptObjects(storage)) {
    const stream = await storage.read(key);
    if (stream) {
      pictures.bytes += (await folder.write(`pictures/${key}`, stream)).bytes;
      pictures.count += 1;
    } else picturesGone.push(key);
    onProgress?.('pictures', pictures.count, pictures.count);
  }
  return { pictures, picturesGone };
}
