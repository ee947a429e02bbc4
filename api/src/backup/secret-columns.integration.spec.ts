import { makeConnection, type Connection } from '../platform/database/open-connection.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { readTables } from './database-contents.js';
import { divideColumns, HARMLESS_COLUMNS, SECRET_COLUMNS } from './secret-columns.js';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = makeConnection({ connectionString: database.url });
  await connection.connect();
});
afterAll(async () => {
  await connection.end();
  await database.drop();
});

/** Columns that look secret and are in neither list of `secret-columns.ts`. */
const doubtful = async () =>
  (await readTables(connection)).flatMap((table) =>
    divideColumns(table).doubtful.map((column) => `${table.name}.${column}`),
  );

it('every database column that looks secret is listed as secret or as harmless', async () => {
  expect(await doubtful()).toEqual([]);
});

it('a column listed neither as secret nor as harmless is found by its name or type', async () => {
  await connection.query('BEGIN');
  await connection.query(
    `ALTER TABLE "user_account" ADD "totpSecret" text, ADD "fingerprint" bytea, ADD "remark" text`,
  );
  await connection.query(
    `CREATE TABLE "of_tomorrow" ("id" int, "apiKey" text, "recoveryCode" text, "passwordHash" text)`,
  );
  expect((await doubtful()).sort()).toEqual([
    'of_tomorrow.apiKey',
    'of_tomorrow.passwordHash',
    'of_tomorrow.recoveryCode',
    'user_account.fingerprint',
    'user_account.totpSecret',
  ]);
  await connection.query('ROLLBACK');
});

it('the lists of secret and harmless columns contain only existing columns, each of them once', async () => {
  const columns = new Map((await readTables(connection)).map((table) => [table.name, table.columns]));
  for (const [table, secrets] of Object.entries(SECRET_COLUMNS)) {
    expect(columns.has(table)).toBe(true);
    if (secrets !== '*') expect(columns.get(table)).toEqual(expect.arrayContaining([...secrets]));
  }
  for (const each of HARMLESS_COLUMNS) {
    const [table = '', column = ''] = each.split('.');
    expect(columns.get(table)).toContain(column);
    expect(SECRET_COLUMNS[table] ?? []).not.toContain(column);
    expect(SECRET_COLUMNS[table]).not.toBe('*');
  }
});

it('change sets, which store whole rows for undo, cover only tables without secret columns', async () => {
  const { rows } = await connection.query<{ relation: string }>('SELECT "relation" FROM change_set_relations()');
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ relation }) => SECRET_COLUMNS[relation])).toEqual([]);
});

it('no database column has the type json, which would keep line breaks in its text', async () => {
  const types = (await readTables(connection)).flatMap((table) => table.types);
  expect(types).toContain('jsonb');
  expect(types.filter((type) => /^json(\[\])?$/.test(type))).toEqual([]);
});
