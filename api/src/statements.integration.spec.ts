import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statementsOf } from '@meet/statements';
import { describeStatements, printTypes } from '@meet/statements/testing';
import pg from 'pg';
import { format, resolveConfig } from 'prettier';
import { statement } from './platform/database/statement.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

const SOURCE = import.meta.dirname;
const TYPES = join(SOURCE, 'platform/database/statement-types.ts');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const file of filesWithStatements()) await import(file);
}, 120_000);

afterAll(() => database.drop());

it('every statement has the types that the migrated database gives it', async () => {
  const printed = printTypes(await describeStatements(database.url, statement.declared.values()));
  const formatted = await format(printed, { ...(await resolveConfig(TYPES)), parser: 'typescript' });
  if (process.env.UPDATE_STATEMENTS) writeFileSync(TYPES, formatted);
  // A difference: run `npm run statements`, then let the compiler say who relied on the former types.
  expect(readFileSync(TYPES, 'utf8')).toBe(formatted);
});

// The reader of nulls assumes that RETURNING gives what the statement found and set.
it('no trigger changes the row that is being written', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    expect((await client.query(REWRITING_TRIGGERS)).rows).toEqual([]);
    await client.query(`
      CREATE FUNCTION rewrite() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW."name" := NULL; RETURN NEW; END';
      CREATE TRIGGER rewrite BEFORE UPDATE ON "user_account" FOR EACH ROW EXECUTE FUNCTION rewrite()`);
    expect((await client.query(REWRITING_TRIGGERS)).rows).toEqual([{ trigger: 'rewrite' }]);
    await client.query('DROP FUNCTION rewrite CASCADE');
  } finally {
    await client.end();
  }
});

/** Triggers before each row that assign to NEW. */
const REWRITING_TRIGGERS = `
SELECT t.tgname AS "trigger" FROM pg_trigger t JOIN pg_proc f ON f.oid = t.tgfoid
WHERE NOT t.tgisinternal AND t.tgtype & 3 = 3
  AND f.prosrc ~* '(^|;|\\mbegin|\\mthen|\\melse|\\mloop|\\minto)\\s*new\\M(\\s*[.]\\s*["\\w]+)?\\s*(:?=|,|;|\\mfrom)'`;

function filesWithStatements(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file))
    .map((file) => join(SOURCE, file))
    .filter((file) => readFileSync(file, 'utf8').includes("platform/database/statement.js'"));
}

describe('a statement that is wrong', () => {
  const described = async (sql: string) => {
    const declare = statementsOf<{ wrong: { params: object; row: unknown } }>();
    const text = declare('wrong')`${sql}`;
    const { statements } = await describeStatements(database.url, [text]);
    return Object.fromEntries(statements[0]!.columns!);
  };

  it.each([
    ['a misspelt column', 'SELECT "titel" FROM "size"', 'column "titel" does not exist'],
    ['a misspelt table', 'SELECT 1 FROM "sise"', 'relation "sise" does not exist'],
    ['a wrong type', 'SELECT 1 FROM "size" WHERE "id" = 7', 'operator does not exist: uuid = integer'],
    ['a misspelt column that is written', 'INSERT INTO "brand" ("nmae") VALUES (:name)', 'column "nmae"'],
  ])('for %s is refused by name', async (_, sql, reason) => {
    await expect(described(sql)).rejects.toThrow(`The statement «wrong» is refused by the database: ${reason}`);
  });

  it('for its nulls has other types than were written down', async () => {
    expect(await described('SELECT "name" FROM "user_account"')).toEqual({ name: 'string | null' });
    expect(
      await described(
        'SELECT b."name" FROM "product" p LEFT JOIN "product_brand" pb ON pb."productId" = p."id" LEFT JOIN "brand" b ON b."id" = pb."brandId"',
      ),
    ).toEqual({ name: 'string | null' });
  });
});
