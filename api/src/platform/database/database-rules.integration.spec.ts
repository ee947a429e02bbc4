import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describeDatabase } from '../../testing/describe-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { changedRules, readRules, type Rule } from './database-rules.js';
import { currentSchema, diffSchemas } from './schema-engine.js';

let migrated: TestDatabase;
let rules: Rule[];
/** Description of a database that was created from `prisma/schema` and `prisma/sql` only, without migrations. */
let declared: Record<string, string>;

const connected = async <T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};
const describeAt = (url: string) => connected(url, describeDatabase);

beforeAll(async () => {
  migrated = await createTestDatabase();
  rules = await readRules();
  const tables = await diffSchemas(migrated.url, [], await currentSchema());
  const name = `declared_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(migrated.url), { pathname: `/${name}` }).href;
  await connected(migrated.url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  try {
    declared = await connected(url, async (client) => {
      await client.query(tables);
      for (const [, text] of rules) await client.query(text);
      return describeDatabase(client);
    });
  } finally {
    await connected(migrated.url, (client) => client.query(`DROP DATABASE ${name}`));
  }
});
afterAll(() => migrated.drop());

/** Returns the database objects, by name, that differ or exist in only one of the two databases. */
function differences(database: Record<string, string>): Record<string, { database?: string; files?: string }> {
  const names = new Set([...Object.keys(database), ...Object.keys(declared)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => database[name] !== declared[name])
      .map((name) => [name, { database: database[name], files: declared[name] }]),
  );
}

describe('prisma/schema and prisma/sql', () => {
  it('the database rules in prisma/schema and prisma/sql match the migrated database exactly', async () => {
    expect(Object.keys(declared).length).toBeGreaterThan(500);
    expect(differences(await describeAt(migrated.url))).toEqual({});
  });

  it('time columns compared with now() keep microseconds, because a rounded time may be later than now()', async () => {
    const { rows } = await connected(migrated.url, (client) =>
      client.query<{ name: string; digits: number }>(
        `SELECT "table_name" || '.' || "column_name" AS "name", "datetime_precision" AS "digits"
         FROM information_schema.columns WHERE "table_schema" = 'public' AND "data_type" = 'timestamp with time zone'
           AND "column_name" ~ 'Until$|^(runAt|retryAt|dueAt|dueAfter|payAt|availableAt|startsAt|.*[eE]ndsAt|expiresAt)$'`,
      ),
    );
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(({ digits }) => digits !== 6)).toEqual([]);
  });

  it('the database rules can be applied again in reverse order without changing the database', async () => {
    await connected(migrated.url, async (client) => {
      await client.query('BEGIN');
      for (const [, text] of [...rules].reverse()) await client.query(text);
      expect(differences(await describeDatabase(client))).toEqual({});
      await client.query('ROLLBACK');
    });
  });

  it.each([
    [
      'a function changed in the database alone',
      `CREATE OR REPLACE FUNCTION post_refund() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
      'function post_refund()',
    ],
    [
      'a function without a file',
      `CREATE FUNCTION forgotten() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
      'function forgotten()',
    ],
    ['a missing trigger', `DROP TRIGGER "refund_kept" ON "refund"`, 'trigger refund.refund_kept'],
    [
      'a looser check',
      `ALTER TABLE "sandbox_payment" DROP CONSTRAINT "sandbox_payment_check", ADD CONSTRAINT "sandbox_payment_check" CHECK ("amount" > 0)`,
      'constraint sandbox_payment.sandbox_payment_check',
    ],
    ['a missing index', `DROP INDEX "payment_open_key"`, 'index payment_open_key'],
    ['a column of the database alone', `ALTER TABLE "shop_order" ADD COLUMN "more" int`, 'column shop_order.more'],
    [
      'another view',
      `CREATE OR REPLACE VIEW "search_product_snapshot" AS SELECT "id" AS "productId", '{}'::jsonb AS "snapshot" FROM "product"`,
      'view search_product_snapshot',
    ],
  ])('the comparison of the database with prisma/schema and prisma/sql reports %s', async (_, fault, name) => {
    await connected(migrated.url, async (client) => {
      await client.query('BEGIN');
      await client.query(fault);
      expect(Object.keys(differences(await describeDatabase(client)))).toEqual([name]);
      await client.query('ROLLBACK');
    });
  });

  it('every file of prisma/sql is named by the code that relies on it', () => {
    const root = join(import.meta.dirname, '..', '..', '..', '..');
    const sources = ['api/src', 'search-indexer/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.ts$/.test(path) && !/\.spec\.ts$|^generated/.test(path))
        .map((path) => readFileSync(join(root, folder, path), 'utf8')),
    );
    const unnamed = rules
      .map(([file]) => `api/prisma/sql/${file}`)
      .filter((path) => !sources.some((text) => text.includes(path)));
    expect(unnamed).toEqual([]);
  });
});

describe('the rules of a new migration', () => {
  it('the rules of a new migration contain new and changed files, and a reminder for removed files', () => {
    const before: Rule[] = [
      ['gone.sql', 'A'],
      ['kept.sql', 'B'],
      ['moved.sql', 'C'],
    ];
    const now: Rule[] = [
      ['fresh.sql', 'E'],
      ['kept.sql', 'B'],
      ['moved.sql', 'D'],
    ];
    expect(changedRules(before, now)).toBe(
      [
        '-- api/prisma/sql/fresh.sql\n\nE',
        '-- api/prisma/sql/moved.sql\n\nD',
        '-- api/prisma/sql/gone.sql was deleted: drop here what it created.\n',
      ].join('\n'),
    );
    expect(changedRules(before, before)).toBe('');
  });
});
