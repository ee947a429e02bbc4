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
 * Throws a {@link BackupError} if the database is not empty. A shop's tables without rows count as empty: `db:migrate`
 * and an interrupted restore leave such tables.
 */
export async function refuseFilledDatabase(connection: Connection): Promise<void> {
  if (await isEmpty(connection)) return;
  const filled = await firstFilled(connection);
  if (filled !== null)
    throw new BackupError(
      `The database is not empty (${filled}): restore into an empty one (CREATE DATABASE), where no shop runs.`,
    );
}

/** Returns what the database contains, such as `rows in product`; null if it is empty. */
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

/** Throws a {@link BackupError} if the picture storage is not empty. */
export async function refuseFilledStorage(storage: ObjectStorage): Promise<void> {
  await storage.prepare();
  for await (const { key } of keptObjects(storage))
    throw new BackupError(
      `The storage of pictures is not empty (${key}): choose another one, or empty it if a restore was cut off.`,
    );
}

/** Drops everything in the database except the objects of extensions. */
export async function emptyDatabase(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ drop: string }>(OBJECTS);
  if (rows.length) await connection.query(rows.map((row) => row.drop).join(';\n'));
}

/** Deletes all pictures of the storage. */
export async function emptyStorage(storage: ObjectStorage): Promise<void> {
  for await (const { key } of keptObjects(storage)) await storage.delete(key);
}

/** Writes a DROP for each object; dependent objects, such as triggers and indexes of a table, are dropped with it. */
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
