import { Statement } from '@meet/statements';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endConnection } from '../../testing/end-connection.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { openLossyProxy } from '../../testing/lossy-proxy.js';
import { openPool } from './open-pool.js';
import { Statements } from './statements.js';

let database: TestDatabase;
let admin: pg.Client;
let pool: pg.Pool;
let statements: Statements;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});

afterAll(async () => {
  await admin.end();
  await database.drop();
});

beforeEach(async () => {
  await admin.query('TRUNCATE "badge", "collection", "directory" CASCADE');
  pool = openPool({ connectionString: database.url, max: 4 });
  statements = new Statements(pool);
});

afterEach(() => pool.end());

const INSERT_BADGE = new Statement<{ slug: string }, never>(
  'test-badge',
  `INSERT INTO "badge" ("slug", "title") VALUES (:slug, 'SQL')`,
);

/** Texts of the statements that the pool's connections are sent. */
function noteStatements(): string[] {
  const texts: string[] = [];
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (asked: string | pg.QueryConfig, ...rest: unknown[]) => {
      texts.push(typeof asked === 'string' ? asked : asked.text);
      return send(asked, ...rest);
    };
    Object.assign(client, { query });
  });
  return texts;
}

const create = (slug: string) => statements.prisma.badge.create({ data: { slug, title: 'T' } });
const slugs = async () =>
  (await statements.prisma.badge.findMany({ orderBy: { slug: 'asc' } })).map(({ slug }) => slug);
const stored = async () =>
  (await admin.query<{ slug: string }>('SELECT "slug" FROM "badge" ORDER BY "slug"')).rows.map(({ slug }) => slug);

describe('Prisma', () => {
  it('Prisma opens no transaction for its reads and writes', async () => {
    const sent = noteStatements();
    const { badge, collection } = statements.prisma;
    await create('one');
    await badge.createMany({ data: [{ slug: 'two', title: 'T' }] });
    await badge.update({ where: { slug: 'one' }, data: { title: 'U' } });
    await badge.updateMany({ where: { slug: 'one' }, data: { title: 'V' } });
    const upserted = { slug: 'three', title: 'T' };
    await badge.upsert({ where: { slug: 'three' }, create: upserted, update: upserted, select: { id: true } });
    await badge.findUnique({ where: { slug: 'one' } });
    await badge.findFirst({ where: { products: { none: {} } }, include: { products: true } });
    await collection.findMany({ include: { products: { include: { product: true } } }, take: 10, skip: 1 });
    await badge.count();
    await badge.aggregate({ _max: { slug: true } });
    await badge.groupBy({ by: ['title'] });
    await badge.delete({ where: { slug: 'one' } });
    await badge.deleteMany({ where: { slug: 'two' } });
    expect(sent.length).toBeGreaterThan(12);
    expect(sent.filter((text) => !/^(SELECT|INSERT|UPDATE|DELETE)\b/.test(text))).toEqual([]);
    expect(await stored()).toEqual(['three']);
  });

  it('Prisma sees no changes of a transaction that is not committed', async () => {
    await statements.transaction(async (queries) => {
      await queries.rows(INSERT_BADGE, { slug: 'sql' });
      expect(await slugs()).toEqual([]);
    });
    expect(await slugs()).toEqual(['sql']);
  });

  it('Prisma refuses nested writes, which would open a transaction', async () => {
    const { directory } = statements.prisma;
    const menu = { slug: 'menu', name: 'Меню' };
    const filters = { create: [{ name: 'Скидки', filterType: 'SALE' as const }] };
    await expect(directory.create({ data: { ...menu, filters } })).rejects.toThrow('need a transaction');
    await directory.create({ data: menu });
    const where = { slug: 'menu' };
    await expect(directory.update({ where, data: { filters } })).rejects.toThrow('need a transaction');
    await expect(directory.update({ where, data: { filters: { deleteMany: {} } } })).rejects.toThrow(
      'need a transaction',
    );
    await expect(directory.upsert({ where, create: menu, update: { filters } })).rejects.toThrow('need a transaction');
    expect(await statements.prisma.directoryFilter.count()).toBe(0);
  });

  it('Prisma allows incrementing numbers and setting values in an update, without a nested write', async () => {
    await statements.prisma.collection.create({ data: { slug: 'may', title: 'Май', position: 1 } });
    const where = { slug: 'may' };
    await statements.prisma.collection.update({ where, data: { position: { increment: 2 }, title: { set: 'Июнь' } } });
    expect(await statements.prisma.collection.findUnique({ where })).toMatchObject({ position: 3, title: 'Июнь' });
  });
});

it('Prisma stores times correctly, whatever the time zone of the database', async () => {
  await admin.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET TimeZone = 'Asia/Vladivostok'`);
  const moment = new Date('2026-05-06T07:08:09.123Z');
  const { id } = await statements.prisma.collection.create({ data: { slug: 'may', title: 'Май', publishAt: moment } });
  const published = new Statement<{ id: string }, { publishAt: Date }>(
    'test-published',
    'SELECT "publishAt" FROM "collection" WHERE "id" = :id',
  );
  expect(await statements.rows(published, { id })).toEqual([{ publishAt: moment }]);
  expect(await statements.prisma.collection.findFirst({ select: { publishAt: true } })).toEqual({ publishAt: moment });
});

describe('a connection that Prisma loses', () => {
  it('a Prisma read that loses its connection is repeated and returns its rows', async () => {
    await create('one');
    expect(await whileLocked(slugs)).toEqual(['one']);
  });

  it('a Prisma write that loses its connection fails with SERVICE_UNAVAILABLE', async () => {
    const writing = whileLocked(() => create('maybe'));
    await expect(writing).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await stored()).toEqual([]);
  });

  it('a Prisma write waits and succeeds when the database is unreachable before sending', async () => {
    const between = await openLossyProxy(database.url);
    const { port } = new URL(between.url);
    await between.close();
    const through = openPool({ connectionString: between.url, max: 1 });
    const writing = new Statements(through).prisma.badge.create({ data: { slug: 'late', title: 'T' } });
    await sleep(150);
    const server = await openLossyProxy(database.url, Number(port));
    expect(await writing).toMatchObject({ slug: 'late' });
    await through.end();
    await server.close();
  });

  /** Returns the result of `act`, whose database connection is closed while its statement waits for a locked table. */
  async function whileLocked<T>(act: () => Promise<T>): Promise<T> {
    await admin.query('BEGIN');
    await admin.query('LOCK TABLE "badge"');
    const acting = act();
    acting.catch(() => undefined);
    await sleep(300);
    const { rows } = await admin.query<{ pid: number }>(WAITING);
    expect(rows).toHaveLength(1);
    await endConnection(admin, rows[0]!.pid);
    await admin.query('COMMIT');
    return acting;
  }
});

it('a Prisma query fails within the time limit when the database server stops responding', async () => {
  const between = await openLossyProxy(database.url);
  const through = openPool({ connectionString: between.url, max: 2, query_timeout: 300 });
  const reading = new Statements(through);
  expect(await reading.prisma.badge.count()).toBe(0);
  between.silent = true;
  await expect(reading.prisma.badge.count()).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
  between.silent = false;
  expect(await reading.prisma.badge.count()).toBe(0);
  await through.end();
  await between.close();
});

const WAITING = `
SELECT pid FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`;
