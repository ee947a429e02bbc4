import type { ObjectStorage } from '../media/storage.js';
import type { Connection } from '../platform/database/open-connection.js';
import { BackupError } from './backup-error.js';
import { isEmpty, quoted, readTables } from './database-contents.js';
import { keptObjects } from './kept-objects.js';

/** Number of rows that migrations themselves write, by table. */
const BY_MIGRATIONS: Readonly<Record<string, number>> = {
  live_log: 1,
  loyalty_level: 4,
  role: 2,
  user_account: 1,
};

/**
 * Throws a {@link BackupError} if the database holds anything. A shop's tables without rows are nothing: `db:migrate`
 * leaves them, and a restore that was cut off.
 */
export async function refuseFilledDatabase(connection: Connection): Promise<void> {
  if (await isEmpty(connection)) return;
  const filled = await firstFilled(connection);
  if (filled !== null)
    throw new BackupError(
      `The database is not empty (${filled}): restore into an empty one (CREATE DATABASE), where no shop runs.`,
    );
}

/** Returns what the database holds, such as `rows in product`; null if it holds nothing. */
async function firstFilled(connection: Connection): Promise<string | null> {
  const { rows } = await connection.query<{ isShop: boolean; others: number }>(`
    SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS "isShop",
      (SELECT count(*)::int FROM pg_stat_activity WHERE "datname" = current_database()
        AND "backend_type" = 'client backend' AND "pid" <> pg_backend_pid()) AS "others"`);
  if (!rows[0]!.isShop) return 'tables that are no shop’s';
  for (const { name } of await readTables(connection)) {
    const { rowCount } = await connection.query(`SELECT FROM ${quoted(name)} LIMIT $1`, [
      (BY_MIGRATIONS[name] ?? 0) + 1,
    ]);
    if (rowCount! > (BY_MIGRATIONS[name] ?? 0)) return `rows in ${name}`;
  }
  return rows[0]!.others ? `${rows[0]!.others} connections of others` : null;
}

/** Throws a {@link BackupError} if the storage of pictures holds any. */
export async function refuseFilledStorage(storage: ObjectStorage): Promise<void> {
  await storage.prepare();
  for await (const { key } of keptObjects(storage))
    throw new BackupError(
      `The storage of pictures is not empty (${key}): choose another one, or empty it if a restore was cut off.`,
    );
}

/** Drops everything of the database that is not an extension's. */
export async function emptyDatabase(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ drop: string }>(OBJECTS);
  if (rows.length) await connection.query(rows.map((row) => row.drop).join(';\n'));
}

/** Deletes the pictures. */
export async function emptyStorage(storage: ObjectStorage): Promise<void> {
  for await (const { key } of keptObjects(storage)) await storage.delete(key);
}

/** A DROP for each object; what hangs on it, such as triggers and indexes of a table, goes with it. */
const OBJECTS = `
WITH object AS (
  SELECT "oid", CASE "relkind" WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
    ELSE 'TABLE' END AS "kind", "oid"::regclass::text AS "name" FROM pg_class
  WHERE "relnamespace" = 'public'::regnamespace AND "relkind" IN ('r', 'p', 'v', 'm', 'S')
  UNION ALL
  SELECT "oid", 'ROUTINE', "oid"::regprocedure::text FROM pg_proc WHERE "pronamespace" = 'public'::regnamespace
  UNION ALL
  SELECT "oid", 'TYPE', "oid"::regtype::text FROM pg_type
  WHERE "typnamespace" = 'public'::regnamespace AND "typtype" IN ('e', 'd')
)
SELECT format('DROP %s IF EXISTS %s CASCADE', "kind", "name") AS "drop" FROM object
WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d."objid" = object."oid" AND d."deptype" = 'e')
ORDER BY "kind" = 'TABLE' DESC`;
