import { Statement } from '@meet/statements';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { endConnection, pidOf } from '../../testing/end-connection.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { openLossyProxy, type LossyProxy } from '../../testing/lossy-proxy.js';
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
  await admin.query('CREATE TABLE "note" ("text" text NOT NULL)');
});

afterAll(async () => {
  await admin.end();
  await database.drop();
});

beforeEach(async () => {
  await admin.query('TRUNCATE "note"');
  pool = openPool({ connectionString: database.url, max: 4 });
  statements = new Statements(pool);
});

afterEach(() => pool.end());

const NOTE = new Statement<{ text: string }, never>('note', 'INSERT INTO "note" VALUES (:text)');
const NOTE_ONCE = new Statement<{ text: string }, never>(
  'note-once',
  'INSERT INTO "note" SELECT :text WHERE NOT EXISTS (SELECT FROM "note")',
);
const SLOW_NOTE = new Statement<{ text: string }, never>(
  'slow-note',
  'INSERT INTO "note" SELECT :text FROM pg_sleep(1)',
);
const ONE = new Statement<None, { one: number }>('one', 'SELECT 1 AS "one"');
const SLOW = new Statement<None, { one: number }>('slow', 'SELECT pg_sleep(1), 1 AS "one"');
const FAULT = new Statement<None, never>('fault', 'SELECT 1 / 0');

const write = (queries: Queries, text: string) => queries.rows(NOTE, { text });
const notes = async () => (await admin.query<{ text: string }>('SELECT "text" FROM "note" ORDER BY "text"')).rows;

describe('a connection lost in the middle of a transaction', () => {
  it('a transaction that loses its connection midway is repeated and takes effect once', async () => {
    let runs = 0;
    const answer = await statements.transaction(async (queries) => {
      runs += 1;
      await write(queries, `run ${runs}`);
      if (runs === 1) await endConnection(admin, await pidOf(queries));
      await write(queries, `end of run ${runs}`);
      return runs;
    });
    expect(answer).toBe(2);
    expect(await notes()).toEqual([{ text: 'end of run 2' }, { text: 'run 2' }]);
  });

  it('a connection lost while its transaction is idle does not crash the process', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('uncaughtException', note);
    await expect(
      statements.transaction(async (queries) => {
        await endConnection(admin, await pidOf(queries));
        throw new Error('the shop says no');
      }),
    ).rejects.toThrow('the shop says no');
    process.off('uncaughtException', note);
    expect(unhandled).toEqual([]);
  });

  it('a transaction that keeps losing its connection fails with SERVICE_UNAVAILABLE', async () => {
    let runs = 0;
    const losing = statements.transaction(async (queries) => {
      runs += 1;
      await endConnection(admin, await pidOf(queries));
      await write(queries, 'never');
    });
    await expect(losing).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(runs).toBeGreaterThan(2);
    expect(await notes()).toEqual([]);
  });

  it('a pool of lost connections still answers the next SQL statement', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => statements.transaction((queries) => write(queries, String(n)))),
    );
    const { rows } = await admin.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    for (const { pid } of rows) await endConnection(admin, pid);
    expect(await statements.rows(ONE)).toEqual([{ one: 1 }]);
    expect(await notes()).toHaveLength(12);
  });
});

describe('a connection lost while it commits', () => {
  let between: LossyProxy;
  let through: pg.Pool;

  beforeEach(async () => {
    between = await openLossyProxy(database.url);
    through = openPool({ connectionString: between.url, max: 4 });
  });

  afterEach(async () => {
    await through.end();
    await between.close();
  });

  it('a transaction that loses its connection during commit fails without a retry, as its outcome is unknown', async () => {
    between.commitsToLose = 1;
    const losing = new Statements(through).transaction((queries) => write(queries, 'once'));
    await expect(losing).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await notes()).toEqual([{ text: 'once' }]);
  });

  it('an idempotent transaction that loses its connection during commit is repeated', async () => {
    between.commitsToLose = 2;
    const work = async (queries: Queries) => {
      await queries.rows(NOTE_ONCE, { text: 'once' });
      return 'done';
    };
    expect(await new Statements(through).transaction(work, { idempotent: true })).toBe('done');
    expect(await notes()).toEqual([{ text: 'once' }]);
    expect(between.commitsToLose).toBe(0);
  });
});

describe('a commit that is sent with the last statements', () => {
  it('a commit sent together with the last statements commits all of them', async () => {
    const answer = await statements.transaction(async (queries) => {
      await write(queries, 'first');
      const last = write(queries, 'last');
      queries.commit();
      await last;
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await notes()).toEqual([{ text: 'first' }, { text: 'last' }]);
  });

  it('a commit sent with the last statements commits nothing when any of them fails', async () => {
    const failing = statements.transaction(async (queries) => {
      await write(queries, 'first');
      const last = Promise.all([write(queries, 'second'), queries.rows(FAULT), write(queries, 'last')]);
      queries.commit();
      await last;
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await notes()).toEqual([]);
    expect(await statements.transaction((queries) => queries.rows(ONE))).toEqual([{ one: 1 }]);
  });

  it('a transaction with an early commit fails even when nobody awaits its failed statement', async () => {
    const failing = statements.transaction(async (queries) => {
      await write(queries, 'first');
      queries.rows(FAULT).catch(() => undefined);
      queries.commit();
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await notes()).toEqual([]);
  });

  it('a statement requested after the commit of its transaction is refused', async () => {
    const asking = statements.transaction(async (queries) => {
      queries.commit();
      await write(queries, 'late');
    });
    await expect(asking).rejects.toThrow('asked for after the commit');
    expect(await notes()).toEqual([]);
  });

  it('a commit sent with the last statements is not repeated when its response is lost', async () => {
    const between = await openLossyProxy(database.url);
    const through = openPool({ connectionString: between.url, max: 1 });
    between.commitsToLose = 1;
    const losing = new Statements(through).transaction(async (queries) => {
      const last = write(queries, 'once');
      queries.commit();
      await last;
    });
    await expect(losing).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await notes()).toEqual([{ text: 'once' }]);
    await through.end();
    await between.close();
  });
});

describe('a transaction that begins with its first statements', () => {
  it('a transaction begun with its first statements commits these and all later statements', async () => {
    const work = async (queries: Queries) => {
      await Promise.all([write(queries, 'first'), write(queries, 'second')]);
      await write(queries, 'third');
    };
    await statements.transaction(work, { beginsWithFirst: true });
    expect(await notes()).toEqual([{ text: 'first' }, { text: 'second' }, { text: 'third' }]);
  });

  it('a transaction begun with its first statements rolls them back when any of them fails', async () => {
    const work = async (queries: Queries) => {
      await Promise.all([write(queries, 'first'), queries.rows(FAULT)]);
    };
    await expect(statements.transaction(work, { beginsWithFirst: true })).rejects.toMatchObject({ code: '22012' });
    expect(await notes()).toEqual([]);
  });

  it('a transaction begun with its first statements sends nothing more when it cannot begin', async () => {
    const connection = await pool.connect();
    connection.release();
    const send = connection.query.bind(connection) as (query: unknown) => Promise<never>;
    const query = (asked: unknown) => send(asked === 'BEGIN' ? 'SELECT 1 / 0' : asked);
    Object.assign(connection, { query });
    const work = async (queries: Queries) => {
      await queries.rows(ONE);
      await write(queries, 'alone');
    };
    await expect(statements.transaction(work, { beginsWithFirst: true })).rejects.toMatchObject({ code: '22012' });
    expect(await notes()).toEqual([]);
  });
});

it('a statement that continues after its transaction has failed writes nothing', async () => {
  let late: Promise<unknown> | undefined;
  const failing = statements.transaction(async (queries) => {
    late = queries.rows(SLOW).then(() => write(queries, 'late'));
    late.catch(() => undefined);
    await Promise.reject(new Error('refused'));
  });
  await expect(failing).rejects.toThrow('refused');
  await expect(late).rejects.toThrow('rolled back');
  expect(await notes()).toEqual([]);
});

describe('a connection lost by a single statement', () => {
  it('a read that loses its connection is repeated and returns its rows', async () => {
    const read = statements.rows(SLOW);
    await sleep(300);
    await admin.query(TERMINATE_ASLEEP);
    expect(await read).toMatchObject([{ one: 1 }]);
  });

  it('a write outside a transaction that loses its connection fails without a retry', async () => {
    const writing = statements.rows(SLOW_NOTE, { text: 'maybe' });
    writing.catch(() => undefined);
    await sleep(300);
    await admin.query(TERMINATE_ASLEEP);
    await expect(writing).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await notes()).toEqual([]);
  });
});

it('a database server that stops responding causes an error within the time limit', async () => {
  const between = await openLossyProxy(database.url);
  const through = openPool({ connectionString: between.url, max: 2, query_timeout: 300 });
  const reading = new Statements(through);
  expect(await reading.rows(ONE)).toEqual([{ one: 1 }]);
  between.silent = true;
  await expect(reading.rows(ONE)).rejects.toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  });
  between.silent = false;
  expect(await reading.rows(ONE)).toEqual([{ one: 1 }]);
  await through.end();
  await between.close();
});

it('an error of a SQL statement is passed on unchanged, without a retry', async () => {
  let runs = 0;
  const failing = statements.transaction(async (queries) => {
    runs += 1;
    await queries.rows(FAULT);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(runs).toBe(1);
});

const TERMINATE_ASLEEP = `
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event = 'PgSleep' AND pid <> pg_backend_pid()`;
