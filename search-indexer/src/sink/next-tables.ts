import type { ClientBase } from 'pg';
import { nameOf, SEARCH_TABLES, tableOf } from './search-tables.js';

const VERSIONS = 'search_document_version_seq';
/** Live documents get versions while the next ones are made: fewer than this, so that those made beside them are newer. */
const ROOM = 1_000_000_000;
/** Searches wait as long while the swap waits for its locks. */
const LOCK_TIMEOUT = '300ms';

/** Empty tables like the live ones, without indexes: those are made when the rows are there. */
export async function createNextTables(client: ClientBase): Promise<void> {
  await dropNextTables(client);
  const next = nameOf(VERSIONS, 'next');
  const { rows } = await client.query<{ first: string }>(`SELECT last_value + ${ROOM} AS "first" FROM "${VERSIONS}"`);
  for (const table of SEARCH_TABLES)
    await client.query(
      `CREATE TABLE ${tableOf(table, 'next')} (LIKE ${tableOf(table, 'live')} INCLUDING ALL EXCLUDING INDEXES)`,
    );
  await client.query(
    `CREATE SEQUENCE "${next}" START ${rows[0]!.first} OWNED BY ${tableOf('search_document', 'next')}."version"`,
  );
  await client.query(
    `ALTER TABLE ${tableOf('search_document', 'next')} ALTER COLUMN "version" SET DEFAULT nextval('"${next}"')`,
  );
}

/** What an interrupted rebuild has left. */
export async function dropNextTables(client: ClientBase): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS ${SEARCH_TABLES.map((table) => tableOf(table, 'next')).join(', ')}`);
}

/** The indexes that the live tables have, and what the planner wants to know. */
export async function indexNextTables(client: ClientBase): Promise<void> {
  await client.query(`SET maintenance_work_mem = '256MB'`);
  for (const { table, name, definition, kind } of await indexesOf(client)) {
    const next = nameOf(name, 'next');
    const onTable = tableOf(table, 'next');
    await client.query(definition.replace(/^(CREATE (?:UNIQUE )?INDEX) \S+ ON \S+/, `$1 "${next}" ON ${onTable}`));
    const constraint = { p: 'PRIMARY KEY', u: 'UNIQUE' }[kind ?? ''];
    if (constraint)
      await client.query(`ALTER TABLE ${onTable} ADD CONSTRAINT "${next}" ${constraint} USING INDEX "${next}"`);
  }
  await client.query(`ANALYZE ${SEARCH_TABLES.map((table) => tableOf(table, 'next')).join(', ')}`);
}

/**
 * Puts the next tables in the place of the live ones, in one transaction: whoever searches has the old ones before and
 * the new ones after. `finish` writes what is missing still, while nobody else can write. False when the tables are too
 * busy just now; the live ones are then as they were.
 */
export async function swapTables(client: ClientBase, finish: () => Promise<void>): Promise<boolean> {
  const indexes = await indexesOf(client);
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(`LOCK TABLE ${SEARCH_TABLES.map((table) => tableOf(table, 'live')).join(', ')}`);
    await finish();
    await client.query(`DROP TABLE ${SEARCH_TABLES.map((table) => tableOf(table, 'live')).join(', ')}`);
    for (const table of SEARCH_TABLES)
      await client.query(`ALTER TABLE ${tableOf(table, 'next')} RENAME TO ${tableOf(table, 'live')}`);
    for (const { name } of indexes) await client.query(`ALTER INDEX "${nameOf(name, 'next')}" RENAME TO "${name}"`);
    await client.query(`ALTER SEQUENCE "${nameOf(VERSIONS, 'next')}" RENAME TO "${VERSIONS}"`);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

interface IndexRow {
  table: (typeof SEARCH_TABLES)[number];
  name: string;
  definition: string;
  /** Of the constraint it stands for. */
  kind: string | null;
}

async function indexesOf(client: ClientBase): Promise<IndexRow[]> {
  const { rows } = await client.query<IndexRow>(
    `SELECT t."relname" AS "table", i."relname" AS "name", pg_get_indexdef(i."oid") AS "definition", c."contype" AS "kind"
     FROM pg_index x JOIN pg_class t ON t."oid" = x."indrelid" JOIN pg_class i ON i."oid" = x."indexrelid"
     LEFT JOIN pg_constraint c ON c."conindid" = i."oid" AND c."conrelid" = t."oid" AND c."contype" IN ('p', 'u')
     WHERE t."oid" = ANY(SELECT unnest($1::text[])::regclass) ORDER BY i."relname"`,
    [SEARCH_TABLES.map((table) => tableOf(table, 'live'))],
  );
  return rows;
}
