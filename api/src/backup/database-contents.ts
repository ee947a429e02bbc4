import { createHash } from 'node:crypto';
import { copyOut } from '../platform/database/copy-table.js';
import type { Connection } from '../platform/database/open-connection.js';
import { BackupError } from './backup-error.js';
import type { SequenceState } from './manifest.js';

export interface Table {
  name: string;
  /** Stored columns; generated columns are computed again. */
  columns: string[];
}

export interface TypedTable extends Table {
  /** Types of the columns, as PostgreSQL names them. */
  types: string[];
}

/** Settings that make COPY return the same bytes for the same rows on every server. */
export const STABLE_TEXT = `SET synchronize_seqscans = off; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres';
SET TimeZone = 'UTC'; SET extra_float_digits = 3; SET bytea_output = 'hex'; SET client_encoding = 'UTF8';
SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/**
 * Returns every table of the shop, as the database lists them, so a new table is in the backup automatically. Left out
 * are tables of extensions, and the list of migrations, which applying the migrations writes.
 */
export async function readTables(connection: Connection): Promise<TypedTable[]> {
  const { rows } = await connection.query<TypedTable>(`
    SELECT c."relname" AS "name", coalesce(array_agg(a."attname"::text ORDER BY a."attnum")
      FILTER (WHERE a."attnum" IS NOT NULL), '{}') AS "columns",
      coalesce(array_agg(format_type(a."atttypid", a."atttypmod") ORDER BY a."attnum")
      FILTER (WHERE a."attnum" IS NOT NULL), '{}') AS "types"
    FROM pg_class c LEFT JOIN pg_attribute a
      ON a."attrelid" = c."oid" AND a."attnum" > 0 AND NOT a."attisdropped" AND a."attgenerated" = ''
    WHERE c."relnamespace" = 'public'::regnamespace AND c."relkind" = 'r' AND c."relname" <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d."objid" = c."oid" AND d."deptype" = 'e')
    GROUP BY c."relname" ORDER BY c."relname"`);
  return rows;
}

/**
 * Sequence values are not part of a snapshot. They are read after the snapshot is taken, so they are not below the
 * values in its rows.
 */
export async function readSequences(connection: Connection): Promise<SequenceState[]> {
  const { rows } = await connection.query<{ name: string }>(`
    SELECT c."relname" AS "name" FROM pg_class c WHERE c."relkind" = 'S' AND c."relnamespace" = 'public'::regnamespace
    ORDER BY 1`);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: found } = await connection.query<{ value: string; called: boolean }>(
      `SELECT "last_value"::text AS "value", "is_called" AS "called" FROM ${quoted(name)}`,
    );
    states.push({ name, ...found[0]! });
  }
  return states;
}

/** Returns the names of the migrations that the database has, in their order. */
async function readMigrations(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(`
    SELECT "migration_name" AS "name" FROM "_prisma_migrations"
    WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/** Key of the advisory lock that one backup of a shop holds. */
const LOCK = 4_846_002;

/** Returns whether no other connection makes a backup of this shop. The lock is held until the connection ends. */
export async function lockBackup(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS "free"`);
  return rows[0]!.free;
}

/** Returns whether the database contains no table and no view, whoever owns it. */
export async function isEmpty(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query<{ empty: boolean }>(`
    SELECT NOT EXISTS (SELECT FROM pg_class WHERE "relkind" IN ('r', 'p', 'v', 'm')
      AND "relnamespace" = 'public'::regnamespace) AS "empty"`);
  return rows[0]!.empty;
}

/**
 * Begins a transaction that sees the shop as it is now, or as the transaction that exported `snapshot` sees it, and
 * returns what there is to read. Throws a {@link BackupError} if there is no shop, or no such snapshot.
 */
export async function openSnapshot(
  connection: Connection,
  snapshot?: string,
): Promise<{ migrations: string[]; tables: TypedTable[] }> {
  await connection.query(STABLE_TEXT);
  await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (snapshot !== undefined)
    // SET TRANSACTION SNAPSHOT takes no parameters.
    await connection.query(`SET TRANSACTION SNAPSHOT '${snapshot.replaceAll("'", "''")}'`).catch((cause: unknown) => {
      throw new BackupError(
        `There is no snapshot «${snapshot}»: the transaction that exported it by pg_export_snapshot() must be open.`,
        { cause },
      );
    });
  const migrations = await readMigrations(connection).catch((cause: unknown) => {
    throw new BackupError('The database holds no shop.', { cause });
  });
  return { migrations, tables: await readTables(connection) };
}

/** Returns the number and the hash of a table's rows, in the order in which the rows are stored. */
export async function hashTable(connection: Connection, table: Table): Promise<{ rows: number; sha256: string }> {
  const stream = copyOut(connection, copySql(table, 'TO STDOUT'));
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}

export const copySql = ({ name, columns }: Table, direction: 'TO STDOUT' | 'FROM STDIN'): string =>
  `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) ${direction}`;

/**
 * COPY of the rows as JSON, one row a line. JSON has no control characters, so with these delimiters COPY has nothing
 * to quote.
 */
export const jsonLinesSql = (table: string, columns: readonly string[]): string =>
  `COPY (SELECT row_to_json(r) FROM (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}) r)
  TO STDOUT (FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02')`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
