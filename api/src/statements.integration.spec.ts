import { join } from 'node:path';
import { statementsOf } from '@meet/statements';
import { describeStatements, filesWithStatements, writtenTypes } from '@meet/statements/testing';
import { statement } from './platform/database/statement.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

const SOURCE = import.meta.dirname;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const file of filesWithStatements(SOURCE)) await import(file);
}, 120_000);

afterAll(() => database.drop());

it('every SQL statement has the types that the migrated database reports', async () => {
  const folder = join(SOURCE, 'platform/database');
  const { written, given } = await writtenTypes(folder, database.url, statement.declared.values(), SOURCE);
  // If this fails, run `npm run statements`. The compiler then reports code that relied on the previous types.
  expect(written).toEqual(given);
  // A tracked file may have 200 KB; a part that grows beyond that is to be divided.
  for (const text of Object.values(given)) expect(text.length).toBeLessThan(150_000);
});

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
  ])('an SQL statement with %s is refused by the database, and the statement is named', async (_, sql, reason) => {
    await expect(described(sql)).rejects.toThrow(`The statement «wrong» is refused by the database: ${reason}`);
  });

  it('a changed nullability of an SQL column is reported in the statement’s types', async () => {
    expect(await described('SELECT "name" FROM "user_account"')).toEqual({ name: 'string | null' });
    expect(
      await described(
        'SELECT b."name" FROM "product" p LEFT JOIN "product_brand" pb ON pb."productId" = p."id" LEFT JOIN "brand" b ON b."id" = pb."brandId"',
      ),
    ).toEqual({ name: 'string | null' });
    expect(await described('SELECT ARRAY(SELECT "name" FROM "user_account") AS "names"')).toEqual({
      names: '(string | null)[]',
    });
  });

  it('JSON built in SQL gets derived types, or none when they cannot be derived', async () => {
    const built = `SELECT jsonb_build_object('total', o."totalPrice", 'at', o."createdAt", 'comment', o."comment",
      'short', nullif(o."comment", ''), 'text', nullif(o."comment", '')::text, 'statuses', ARRAY(SELECT i."status"
      FROM "order_product_item" i)) AS "order" FROM "shop_order" o`;
    expect(await described(built)).toEqual({
      order:
        '{ total: number; at: string; comment: string | null; short: unknown; text: string | null; statuses: unknown }',
    });
  });
});
