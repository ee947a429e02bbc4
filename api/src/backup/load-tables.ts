import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { copyIn } from '../platform/database/copy-table.js';
import type { Connection } from '../platform/database/open-connection.js';
import { openPart } from './check-backup.js';
import { copySql, hashTable, quoted, readTables, STABLE_TEXT } from './database-contents.js';
import type { Destination } from './destination.js';
import { tablePart, type Manifest } from './manifest.js';

/**
 * Fills the migrated tables from the backup in one transaction, and returns the names of tables whose rows differ from
 * the backup afterwards. Foreign keys are dropped and created again, which checks every row, and the shop's triggers
 * are off meanwhile: the owner of the tables may do that without being a superuser.
 */
export async function loadTables(
  connection: Connection,
  destination: Destination,
  source: { time: string; manifest: Manifest; identity: string },
  onProgress?: (phase: 'tables', done: number, total: number) => void,
): Promise<string[]> {
  const { format, tables, sequences } = source.manifest;
  await connection.query(STABLE_TEXT);
  await connection.query('BEGIN');
  const present = (await readTables(connection)).map(({ name }) => quoted(name));
  const keys = await foreignKeys(connection);
  for (const { table, name } of keys) await connection.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  for (const table of present) await connection.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  // Migrations write some rows themselves, so the tables are emptied first.
  await connection.query(`TRUNCATE ${present.join(', ')}`);
  const different: string[] = [];
  for (const [index, table] of tables.entries()) {
    const plain = await openPart(destination, { ...source, part: tablePart(table.name, format) });
    const unpack = format === 1 ? createGunzip() : createZstdDecompress();
    await pipeline(plain, unpack, copyIn(connection, copySql(table, 'FROM STDIN')));
    const { rows, sha256 } = await hashTable(connection, table);
    if (rows !== table.rows || sha256 !== table.sha256) different.push(table.name);
    onProgress?.('tables', index + 1, tables.length);
  }
  for (const { name, value, called } of sequences)
    await connection.query('SELECT setval($1::text::regclass, $2::bigint, $3)', [quoted(name), value, called]);
  for (const table of present) await connection.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await connection.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  await connection.query(different.length ? 'ROLLBACK' : 'COMMIT');
  if (!different.length) await connection.query('ANALYZE');
  return different;
}

async function foreignKeys(connection: Connection): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await connection.query<{ table: string; name: string; definition: string }>(`
    SELECT "conrelid"::regclass::text AS "table", "conname" AS "name", pg_get_constraintdef("oid") AS "definition"
    FROM pg_constraint WHERE "contype" = 'f' AND "connamespace" = 'public'::regnamespace AND "conparentid" = 0
    ORDER BY 1, 2`);
  return rows;
}
