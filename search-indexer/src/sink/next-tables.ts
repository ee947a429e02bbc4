import { command, rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';
import { nameOf, SEARCH_TABLES, tableOf, type SearchTable } from './search-tables.js';

const VERSIONS = 'search_document_version_seq';
/**
 * Offset between the live versions and those of a rebuild. The live tables use fewer versions than this during a
 * rebuild, so rebuilt documents always have the higher version.
 */
const ROOM = 1_000_000_000;
/** Maximum time that the swap waits for its locks, because searches wait meanwhile. */
const LOCK_TIMEOUT = '300ms';

/** Creates empty copies of the live tables. Their indexes are built only after the tables are filled. */
export async function createNextTables(client: ClientBase): Promise<void> {
  await dropNextTables(client);
  const next = nameOf(VERSIONS, 'next');
  const [versions] = await rows(client, FIRST_VERSION);
  for (const table of SEARCH_TABLES)
    await command(
      client,
      `CREATE TABLE ${tableOf(table, 'next')} (LIKE ${tableOf(table, 'live')} INCLUDING ALL EXCLUDING INDEXES)`,
    );
  await command(
    client,
    `CREATE SEQUENCE "${next}" START ${versions!.first} OWNED BY ${tableOf('search_document', 'next')}."version"`,
  );
  await command(
    client,
    `ALTER TABLE ${tableOf('search_document', 'next')} ALTER COLUMN "version" SET DEFAULT nextval('"${next}"')`,
  );
}

/** Drops the second tables that an interrupted rebuild left. */
export async function dropNextTables(client: ClientBase): Promise<void> {
  await command(client, `DROP TABLE IF EXISTS ${SEARCH_TABLES.map((table) => tableOf(table, 'next')).join(', ')}`);
}

/** Builds the indexes of the live tables on the second tables, and updates the planner's statistics. */
export async function indexNextTables(client: ClientBase): Promise<void> {
  await command(client, `SET maintenance_work_mem = '256MB'`);
  for (const { table, name, definition, kind } of await indexesOf(client)) {
    const next = nameOf(name, 'next');
    const onTable = tableOf(table as SearchTable, 'next');
    await command(client, definition.replace(/^(CREATE (?:UNIQUE )?INDEX) \S+ ON \S+/, `$1 "${next}" ON ${onTable}`));
    const constraint = { p: 'PRIMARY KEY', u: 'UNIQUE' }[kind ?? ''];
    if (constraint)
      await command(client, `ALTER TABLE ${onTable} ADD CONSTRAINT "${next}" ${constraint} USING INDEX "${next}"`);
  }
  await command(client, `ANALYZE ${SEARCH_TABLES.map((table) => tableOf(table, 'next')).join(', ')}`);
}

/**
 * Replaces the live tables with the second ones in one transaction, so searches never see a mixture. `finish` copies
 * the last changes while the tables are locked. Returns false if the locks are not available; the live tables then stay
 * unchanged.
 */
export async function swapTables(client: ClientBase, finish: () => Promise<void>): Promise<boolean> {
  const indexes = await indexesOf(client);
  await command(client, 'BEGIN');
  try {
    await command(client, `SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await command(client, `LOCK TABLE ${SEARCH_TABLES.map((table) => tableOf(table, 'live')).join(', ')}`);
    await finish();
    await command(client, `DROP TABLE ${SEARCH_TABLES.map((table) => tableOf(table, 'live')).join(', ')}`);
    for (const table of SEARCH_TABLES)
      await command(client, `ALTER TABLE ${tableOf(table, 'next')} RENAME TO ${tableOf(table, 'live')}`);
    for (const { name } of indexes) await command(client, `ALTER INDEX "${nameOf(name, 'next')}" RENAME TO "${name}"`);
    await command(client, `ALTER SEQUENCE "${nameOf(VERSIONS, 'next')}" RENAME TO "${VERSIONS}"`);
    await command(client, 'COMMIT');
    return true;
  } catch (error) {
    await command(client, 'ROLLBACK').catch(() => undefined);
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Indexes of the live tables. `kind` is the type of the constraint that the index implements; null if none. */
function indexesOf(client: ClientBase) {
  return rows(client, INDEXES_OF, { tables: SEARCH_TABLES.map((table) => tableOf(table, 'live')) });
}

const FIRST_VERSION = statement('first-next-version')`SELECT last_value + ${ROOM} AS "first" FROM "${VERSIONS}"`;

const INDEXES_OF = statement('indexes-of')`
SELECT t."relname" AS "table", i."relname" AS "name", coalesce(pg_get_indexdef(i."oid"), '') AS "definition", c."contype" AS "kind"
FROM pg_index x JOIN pg_class t ON t."oid" = x."indrelid" JOIN pg_class i ON i."oid" = x."indexrelid"
LEFT JOIN pg_constraint c ON c."conindid" = i."oid" AND c."conrelid" = t."oid" AND c."contype" IN ('p', 'u')
WHERE t."oid" = ANY(SELECT unnest(:tables::text[])::regclass) ORDER BY i."relname"`;
