import { Statement } from '@meet/statements';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endConnection, pidOf } from '../../testing/end-connection.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { openLossyProxy } from '../../testing/lossy-proxy.js';
import { openPool } from './open-pool.js';
import { Statements, type Queries } from './statements.js';

type None = Record<never, never>;

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
  await admin.query('TRUNCATE "badge" CASCADE');
  pool = openPool({ connectionString: database.url, max: 4 });
  statements = new Statements(pool);
});

afterEach(() => pool.end());

const INSERT_BADGE = new Statement<{ slug: string }, never>(
  'test-badge',
  `INSERT INTO "badge" ("slug", "title") VALUES (:slug, 'SQL')`,
);
const SLUGS = new Statement<None, { slug: string }>('test-slugs', 'SELECT "slug" FROM "badge" ORDER BY "slug"');

const writeSql = (queries: Queries, slug: string) => queries.rows(INSERT_BADGE, { slug });
const writePrisma = ({ prisma }: Queries, slug: string) => prisma.badge.create({ data: { slug, title: 'Prisma' } });
const slugsBySql = async (queries: Queries) => (await queries.rows(SLUGS)).map(({ slug }) => slug);
const slugsByPrisma = async ({ prisma }: Queries) =>
  (await prisma.badge.findMany({ orderBy: { slug: 'asc' } })).map(({ slug }) => slug);
const stored = async () =>
  (await admin.query<{ slug: string }>('SELECT "slug" FROM "badge" ORDER BY "slug"')).rows.map(({ slug }) => slug);

describe('SQL and Prisma in one transaction', () => {
  it('are committed together, on one connection', async () => {
    await statements.transaction(async (queries) => {
      await writeSql(queries, 'sql');
      await writePrisma(queries, 'prisma');
      expect(pool.totalCount).toBe(1);
    });
    expect(await stored()).toEqual(['prisma', 'sql']);
  });

  it('are rolled back together', async () => {
    const failing = statements.transaction(async (queries) => {
      await writeSql(queries, 'sql');
      await writePrisma(queries, 'prisma');
      throw new Error('the shop says no');
    });
    await expect(failing).rejects.toThrow('the shop says no');
    expect(await stored()).toEqual([]);
  });

  it('see one another before the commit, and nobody else does', async () => {
    await statements.transaction(async (queries) => {
      await writeSql(queries, 'sql');
      await writePrisma(queries, 'prisma');
      expect(await slugsBySql(queries)).toEqual(['prisma', 'sql']);
      expect(await slugsByPrisma(queries)).toEqual(['prisma', 'sql']);
      expect(await slugsBySql(statements)).toEqual([]);
      expect(await slugsByPrisma(statements)).toEqual([]);
      expect(await stored()).toEqual([]);
    });
    expect(await slugsByPrisma(statements)).toEqual(['prisma', 'sql']);
  });

  it('keep to their own transaction among fifty at once, also in lookups that Prisma gathers', async () => {
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    const seen = await Promise.all(
      numbers.map((n) =>
        statements
          .transaction(async (queries) => {
            const slug = `badge-${n}`;
            const [pid] = await Promise.all([pidOf(queries), writePrisma(queries, slug)]);
            // Prisma combines lookups by a unique key into one query if they are made in the same turn of the event
            // loop.
            const [own, other] = await Promise.all([
              queries.prisma.badge.findUnique({ where: { slug } }),
              queries.prisma.badge.findUnique({ where: { slug: `badge-${(n + 1) % 50}` } }),
            ]);
            await writeSql(queries, `${slug}-sql`);
            expect(await pidOf(queries)).toBe(pid);
            if (n % 2) throw new Error('odd');
            return { own: own?.slug, odd: other !== null };
          })
          .catch((error: Error) => error.message),
      ),
    );
    const even = numbers.filter((n) => n % 2 === 0);
    expect(seen.filter((answer) => answer === 'odd')).toHaveLength(25);
    for (const n of even) expect(seen[n]).toEqual({ own: `badge-${n}`, odd: false });
    expect(await stored()).toEqual(even.flatMap((n) => [`badge-${n}`, `badge-${n}-sql`]).sort());
  });

  it('take nested writes of Prisma in', async () => {
    const failing = statements.transaction(async ({ prisma }) => {
      await prisma.directory.create({
        data: { slug: 'menu', name: 'Меню', filters: { create: [{ name: 'Скидки', filterType: 'SALE' }] } },
        include: { filters: true },
      });
      throw new Error('the shop says no');
    });
    await expect(failing).rejects.toThrow('the shop says no');
    expect(await statements.prisma.directoryFilter.count()).toBe(0);
  });

  it('end together: a model kept for later throws', async () => {
    const kept = await statements.transaction(async ({ prisma }) => {
      await prisma.badge.count();
      return { prisma };
    });
    await expect(kept.prisma.badge.count()).rejects.toThrow(/already closed|Transaction/);
  });
});

it('nested writes of Prisma without a transaction are refused', async () => {
  const data = { slug: 'menu', name: 'Меню', filters: { create: [{ name: 'Скидки', filterType: 'SALE' as const }] } };
  await expect(statements.prisma.directory.create({ data, include: { filters: true } })).rejects.toThrow(
    'belong in a transaction',
  );
  expect(await statements.prisma.directory.count()).toBe(0);
});

it('times are those of the database, whatever its time zone', async () => {
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
  it('in a transaction costs nothing: all of it is done again, once', async () => {
    let runs = 0;
    const answer = await statements.transaction(async (queries) => {
      runs += 1;
      await writePrisma(queries, `run ${runs}`);
      if (runs === 1) await endConnection(admin, await pidOf(queries));
      await writePrisma(queries, `end of run ${runs}`);
      return runs;
    });
    expect(answer).toBe(2);
    expect(await stored()).toEqual(['end of run 2', 'run 2']);
  });

  it('each time is an error of its request', async () => {
    let runs = 0;
    const losing = statements.transaction(async (queries) => {
      runs += 1;
      await endConnection(admin, await pidOf(queries));
      await writePrisma(queries, 'never');
    });
    await expect(losing).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(runs).toBeGreaterThan(2);
    expect(await stored()).toEqual([]);
  });

  it('while it commits is told, and repeated where doing it twice does the same as once', async () => {
    const between = await openLossyProxy(database.url);
    const through = openPool({ connectionString: between.url, max: 4 });
    const lossy = new Statements(through);
    between.commitsToLose = 1;
    const losing = lossy.transaction((queries) => writePrisma(queries, 'once'));
    await expect(losing).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await stored()).toEqual(['once']);

    between.commitsToLose = 2;
    const work = ({ prisma }: Queries) =>
      prisma.badge.upsert({ where: { slug: 'twice' }, create: { slug: 'twice', title: 'T' }, update: { title: 'T' } });
    expect(await lossy.transaction(work, { idempotent: true })).toMatchObject({ slug: 'twice' });
    expect(between.commitsToLose).toBe(0);
    expect(await stored()).toEqual(['once', 'twice']);
    await through.end();
    await between.close();
  });

  it('by a read alone costs nothing', async () => {
    await writePrisma(statements, 'one');
    const reading = await whileLocked(() => slugsByPrisma(statements));
    expect(reading).toEqual(['one']);
  });

  it('by a write alone is told', async () => {
    const writing = whileLocked(() => writePrisma(statements, 'maybe'));
    await expect(writing).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await stored()).toEqual([]);
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

it('a server that falls silent is an error of its request in time', async () => {
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
