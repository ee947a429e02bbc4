import { Statement } from '@meet/statements';
import type pg from 'pg';
import type { Promocode } from '../../generated/prisma/client.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { changeableColumns } from './changeable-columns.js';
import { openPool } from './open-pool.js';
import { Statements } from './statements.js';

const PROMOCODE = changeableColumns<Promocode>()(
  'code',
  'kind',
  'value',
  'startsAt',
  'endsAt',
  'usageLimit',
  'brandIds',
);

let database: TestDatabase;
let pool: pg.Pool;
let statements: Statements;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ connectionString: database.url, max: 1 });
  statements = new Statements(pool);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('a statement with changeable columns sets the passed columns and keeps the others', async () => {
  const brandId = '00000000-0000-4000-8000-000000000001';
  const start = {
    ...{ code: 'MAY', kind: 'PERCENT' as const, value: 10n, usageLimit: 5, brandIds: [brandId] },
    ...{ startsAt: new Date('2026-05-01T00:00:00.000Z'), endsAt: new Date('2026-06-01T00:00:00.000Z') },
  };
  const { id } = await statements.prisma.promocode.create({ data: start });
  const edit = async (values: Parameters<typeof PROMOCODE.valuesOf>[0]) => {
    await statements.rows(EDIT, { id, values: PROMOCODE.valuesOf(values) });
    return statements.prisma.promocode.findUnique({ where: { id } });
  };
  expect(await edit({})).toMatchObject(start);
  expect(await edit({ value: 20, usageLimit: undefined })).toMatchObject({ ...start, value: 20n });
  expect(await edit({ kind: 'FIXED', usageLimit: null, endsAt: null, brandIds: [] })).toMatchObject({
    ...{ code: 'MAY', kind: 'FIXED', value: 20n, usageLimit: null, endsAt: null, brandIds: [] },
    startsAt: start.startsAt,
  });
  const later = new Date('2026-05-06T07:08:09.123Z');
  expect(await edit({ startsAt: later })).toMatchObject({ startsAt: later });
});

it('a value for a column that is not changeable is refused', () => {
  const values = { code: 'MAY', used: 3 };
  expect(() => PROMOCODE.valuesOf(values)).toThrow('«used» is not a changeable column');
});

const EDIT = new Statement<{ id: string; values: string }, never>(
  'test-edit-promocode',
  `UPDATE "promocode" changed SET ${PROMOCODE.set} WHERE "id" = :id`,
);
