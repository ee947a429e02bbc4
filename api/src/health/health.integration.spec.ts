import { jest } from '@jest/globals';
import pg from 'pg';
import { OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { Drain } from '../platform/http/drain.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => (api = await startTestApi([])));
afterAll(() => api.close());

const ready = () => fetch(`${api.origin}/health/ready`);

it('a stopping API first reports not ready, then finishes requests, then refuses connections', async () => {
  const before = await ready();
  expect([before.status, await before.json()]).toEqual([
    200,
    { status: 'ok', checks: { database: true, listing: true } },
  ]);

  let notice: () => void = () => undefined;
  const drained = api.app.get(Drain).run(new Promise<void>((done) => (notice = done)));
  const during = await ready();
  expect([during.status, await during.json()]).toMatchObject([503, { status: 'draining' }]);
  expect(during.headers.get('connection')).toBe('close');
  expect(await api.ask('{ directoryList { id } }')).toEqual({ data: { directoryList: [] } });

  notice();
  await drained;
  await expect(ready()).rejects.toThrow();
});

it('the API is ready but degraded, and names the reason, while Meilisearch is unavailable', async () => {
  const silent = await startTestApi([], { MEILI_URL: 'http://127.0.0.1:2' });
  try {
    const answer = await fetch(`${silent.origin}/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: 'degraded',
        checks: { database: true, listing: true, search: false },
        searchFault: expect.stringContaining('ECONNREFUSED'),
      },
    ]);
  } finally {
    await silent.close();
    delete process.env.MEILI_URL;
  }
});

it('the API is ready but degraded, and names the reason, while no pictures can be stored', async () => {
  const full = await startTestApi([]);
  try {
    jest
      .spyOn(full.app.get<ObjectStorage>(OBJECT_STORAGE), 'fault')
      .mockResolvedValue('STORAGE_FOLDER: the disk is full');
    const answer = await fetch(`${full.origin}/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: 'degraded',
        checks: { database: true, listing: true, storage: false },
        storageFault: 'STORAGE_FOLDER: the disk is full',
      },
    ]);
  } finally {
    await full.close();
  }
});

describe('the API and its database', () => {
  /** Starts an API after a change of what the database says of its migrations, and asks whether it is ready. */
  async function withDatabase(
    change: string,
    use: (ask: () => Promise<[number, object]>, database: pg.Client) => Promise<void>,
  ) {
    const other = await startTestApi([]);
    const database = new pg.Client({ connectionString: other.databaseUrl });
    await database.connect();
    try {
      await database.query(change);
      await use(async () => {
        const answer = await fetch(`${other.origin}/health/ready`);
        return [answer.status, (await answer.json()) as object];
      }, database);
    } finally {
      await database.end();
      await other.close();
    }
  }
  const applied = (name: string) =>
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
     VALUES ('${name}', '', '${name}', now(), 1)`;

  it('the API is not ready on a database that lacks migrations, names them, and is ready once they are applied', async () => {
    const lack = `UPDATE "_prisma_migrations" SET "finished_at" = NULL
      WHERE "migration_name" IN (SELECT "migration_name" FROM "_prisma_migrations" ORDER BY "migration_name" DESC LIMIT 2)`;
    await withDatabase(lack, async (ask, database) => {
      const { rows } = await database.query<{ name: string }>(
        `SELECT "migration_name" AS "name" FROM "_prisma_migrations" WHERE "finished_at" IS NULL ORDER BY 1`,
      );
      const [first, second] = rows.map(({ name }) => name);
      const unready = {
        status: 'unavailable',
        checks: { database: true, listing: true, migrations: false },
        migrationFault: `the database lacks ${first}, ${second}: run \`npm run db:migrate\``,
      };
      expect(await ask()).toEqual([503, unready]);
      await database.query(`UPDATE "_prisma_migrations" SET "finished_at" = now()`);
      expect(await ask()).toEqual([200, { status: 'ok', checks: { database: true, listing: true } }]);
      // A process that was ready once stays so: a later release migrates before it replaces this one.
      await database.query(applied('20991231000000_later'));
      expect(await ask()).toMatchObject([200, {}]);
    });
  });

  it('the API is not ready on a database of a later release and names the unknown migrations', () =>
    withDatabase(`${applied('20991231000000_later')}; ${applied('20991231000001_more_expand')}`, async (ask) => {
      expect(await ask()).toMatchObject([
        503,
        { migrationFault: 'the database has 20991231000000_later of a later release: start that one' },
      ]);
    }));

  it('the API is ready on a database of a later release if newer migrations are marked compatible', () =>
    withDatabase(applied('20991231000000_more_expand'), async (ask) => {
      expect(await ask()).toMatchObject([200, { status: 'ok' }]);
    }));
});
