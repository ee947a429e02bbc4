import type pg from 'pg';

/** Number of rows, and a digest of all columns of all rows, by table. */
export type RowDigests = ReadonlyMap<string, string>;

/**
 * Reads every table with separate SQL that does not use the backup's code. Each row is read as text, including
 * generated columns, and the rows are hashed in the order of their hashes.
 */
export async function rowDigests(database: Pick<pg.Client, 'query'>): Promise<RowDigests> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT "tablename" AS "name" FROM pg_tables WHERE "schemaname" = 'public' ORDER BY 1`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    // The list of migrations contains the times of their application.
    if (name === '_prisma_migrations') continue;
    const { rows } = await database.query<{ digest: string }>(
      `SELECT count(*) || ' rows ' || coalesce(md5(string_agg("hash", '' ORDER BY "hash" COLLATE "C")), '') AS "digest"
       FROM (SELECT md5(t::text) AS "hash" FROM "${name}" t) h`,
    );
    digests.set(name, rows[0]!.digest);
  }
  return digests;
}

/** Describes the tables that differ, with the values of both databases. */
export function differentTables(one: RowDigests, other: RowDigests): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .map((name) => `${name}: ${one.get(name) ?? 'not there'}, restored ${other.get(name) ?? 'not there'}`);
}
