import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { openPool } from './open-pool.js';
import { Statements } from './statements.js';
import { violationOf } from './violation-of.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
let statements: Statements;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ connectionString: database.url, max: 2 });
  statements = new Statements(pool);
  await statements.prisma.promocode.create({ data: { code: 'MAY', kind: 'PERCENT', value: 10 } });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const promocode = (code: string, value: number) => ({
  sql: () => pool.query(`INSERT INTO "promocode" ("code", "kind", "value") VALUES ('${code}', 'PERCENT', ${value})`),
  prisma: () => statements.prisma.promocode.create({ data: { code, kind: 'PERCENT', value } }),
});
const filter = {
  sql: () =>
    pool.query(
      `INSERT INTO "directory_filter" ("directoryId", "name", "filterType") VALUES ('${NOBODY}', 'Скидки', 'SALE')`,
    ),
  prisma: () =>
    statements.prisma.directoryFilter.createMany({ data: { directoryId: NOBODY, name: 'Скидки', filterType: 'SALE' } }),
};

describe.each(['sql', 'prisma'] as const)('a write by %s', (way) => {
  it.each([
    ['UNIQUE', 'promocode_code_key', promocode('MAY', 10)],
    ['CHECK', 'promocode_value_check', promocode('JUNE', 500)],
    ['FOREIGN_KEY', 'directory_filter_directoryId_fkey', filter],
  ])('violationOf returns the kind and name of the violated constraint: %s', async (kind, constraint, write) => {
    const error: unknown = await write[way]().catch((refusal: unknown) => refusal);
    expect(violationOf(error)).toMatchObject({ kind, constraint });
  });
});

it('violationOf returns the key that another row already has', async () => {
  const error: unknown = await promocode('MAY', 10)
    .sql()
    .catch((refusal: unknown) => refusal);
  expect(violationOf(error)).toMatchObject({ key: 'MAY' });
});

it('violationOf returns null for an error that is not a constraint violation', async () => {
  const failed: unknown = await pool.query('SELECT 1 / 0').catch((error: unknown) => error);
  expect(violationOf(failed)).toBeNull();
  expect(violationOf(new Error('the shop says no'))).toBeNull();
  expect(violationOf(undefined)).toBeNull();
});
