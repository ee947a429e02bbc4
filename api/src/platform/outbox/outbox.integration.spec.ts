import { rows, type Statement } from '@meet/statements';
import pg from 'pg';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { until } from '../../testing/until.js';
import type { PlatformConfig } from '../config/config.js';
import { statement } from '../database/statement.js';
import { Statements } from '../database/statements.js';
import { Metrics } from '../observability/metrics.js';
import { addOutboxEvent } from './add-outbox-event.js';
import { dropDeadEvents, listDeadEvents, replayDeadEvents } from './dead-events.js';
import { ForgetToldEvents } from './forget-told-events.js';
import { OutboxMetrics } from './outbox-metrics.js';
import { OutboxWorker } from './outbox-worker.js';
import { replaceHeld } from './replace-held.js';
import { Topic, type OutboxHandler } from './topic.js';

interface Note {
  lane: string;
  n: number;
}
const LETTER = new Topic<Note>('test.letter');
const SMS = new Topic<Note>('test.sms');

const CONFIG = { OUTBOX_POLL_SECONDS: 0, OUTBOX_KEPT_DAYS: 30 } as PlatformConfig;
const SILENT = pino({ level: 'silent' });

let database: TestDatabase;
let client: pg.Client;
let adding: Statements;
const pools: pg.Pool[] = [];
const workers: OutboxWorker[] = [];
/** Functions that release blocked handlers at the end of a test. */
const hanging: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(async () => {
  adding = statements();
  await client.query('TRUNCATE "outbox_event" RESTART IDENTITY');
});
afterEach(async () => {
  const stopped = workers.splice(0).map((worker) => worker.beforeApplicationShutdown());
  for (const end of hanging.splice(0)) end();
  await Promise.all(stopped);
  for (const pool of pools.splice(0)) await pool.end();
});

/** Returns database access with a separate connection pool, like that of another process. */
function statements(): Statements {
  const pool = new pg.Pool({ connectionString: database.url, max: 12 });
  pools.push(pool);
  return new Statements(pool);
}

const workerOf = (handlers: [Topic<Note>, OutboxHandler<Note>][], on = statements()): OutboxWorker => {
  const worker = new OutboxWorker(on, CONFIG, SILENT);
  for (const [topic, handler] of handlers) worker.on(topic, handler);
  workers.push(worker);
  return worker;
};

async function add(lane: string, count: number, topics = [LETTER]): Promise<void> {
  for (let n = 1; n <= count; n += 1)
    await adding.transaction((queries) => addOutboxEvent(queries, topics, { lane, payload: { lane, n } }));
}

/** Makes all postponed events due, as if the pauses before retries and the leases of dead processes had ended. */
const wait = () =>
  client.query(
    `UPDATE "outbox_event" SET "runAt" = now() - interval '1 second' WHERE "doneAt" IS NULL AND "runAt" < 'infinity'`,
  );
const open = async () =>
  (await client.query(`SELECT 1 FROM "outbox_event" WHERE "doneAt" IS NULL AND "runAt" < 'infinity'`)).rowCount;
const hang = () => new Promise<void>((done) => hanging.push(done));
const inOrder = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('a lane', () => {
  it('events of an outbox lane are delivered strictly in order by several workers though attempts fail', async () => {
    const LANES = 15;
    const EVENTS = 6;
    for (let lane = 0; lane < LANES; lane += 1) await add(`order ${lane}`, EVENTS);
    const told = new Map<string, number[]>();
    const inWork = new Set<string>();
    const overlaps: string[] = [];
    let fails = 0;
    const attempts = new Map<string, number>();
    const handler: OutboxHandler<Note> = async ({ id, payload: { lane, n } }) => {
      if (inWork.has(lane)) overlaps.push(`${lane} ${n}`);
      inWork.add(lane);
      await new Promise((done) => setTimeout(done, (Number(id) * 7) % 13));
      inWork.delete(lane);
      const attempt = (attempts.get(id) ?? 0) + 1;
      attempts.set(id, attempt);
      // The handler fails twice for every third event before it succeeds.
      if (Number(id) % 3 === 0 && attempt <= 2) {
        fails += 1;
        throw new Error('the mail server is away');
      }
      told.set(lane, [...(told.get(lane) ?? []), n]);
    };
    const processes = Array.from({ length: 4 }, () => workerOf([[LETTER, handler]]));
    while (await open()) {
      await Promise.all(processes.map((worker) => worker.run()));
      await wait();
    }
    expect(fails).toBe(((LANES * EVENTS) / 3) * 2);
    expect(overlaps).toEqual([]);
    for (let lane = 0; lane < LANES; lane += 1) expect(told.get(`order ${lane}`)).toEqual(inOrder(EVENTS));
  });

  it('an outbox lane delivers no later event until its first, failing event is delivered', async () => {
    await add('one', 3);
    let isAway = true;
    const told: number[] = [];
    const worker = workerOf([
      [
        LETTER,
        async ({ payload: { n } }) => {
          if (isAway && n === 1) throw new Error('away');
          told.push(n);
        },
      ],
    ]);
    await worker.run();
    await worker.run();
    expect(told).toEqual([]);
    isAway = false;
    await wait();
    await worker.run();
    expect(told).toEqual([1, 2, 3]);
  });

  it('an outbox lane that waits for a retry postpones only its own events', async () => {
    await add('one', 3);
    await add('two', 1);
    const waiting = async () =>
      (
        await client.query<{ lane: string; waits: boolean }>(
          `SELECT "lane", "runAt" > now() + interval '1 second' AS "waits" FROM "outbox_event" WHERE "doneAt" IS NULL ORDER BY "id"`,
        )
      ).rows;
    const failing = workerOf([
      [
        LETTER,
        async ({ payload: { lane } }) => {
          if (lane === 'one') throw new Error('away');
          await hang();
        },
      ],
    ]);
    void failing.run();
    await until(async () => (await waiting()).filter(({ lane, waits }) => lane === 'one' && waits).length === 3);
    await add('one', 1);
    await add('three', 1);
    expect((await waiting()).slice(-2)).toEqual([
      { lane: 'one', waits: false },
      { lane: 'three', waits: false },
    ]);
  });

  it('an outbox lane continues without an event that failed ten times', async () => {
    await add('one', 2);
    const told: number[] = [];
    let tries = 0;
    const worker = workerOf([
      [
        LETTER,
        async ({ payload: { n } }) => {
          if (n === 1) throw new Error(`no, for the ${(tries += 1)}th time`);
          told.push(n);
        },
      ],
    ]);
    for (let n = 0; n < 9; n += 1) {
      await worker.run();
      expect(told).toEqual([]);
      await wait();
    }
    await worker.run();
    expect([tries, told]).toEqual([10, [2]]);
    const { items } = await listDeadEvents(statements(), { page: 1, limit: 50 });
    expect(items).toMatchObject([{ topic: 'test.letter', lane: 'one', failure: 'Error: no, for the 10th time' }]);
  });

  it('a blocked outbox lane holds up no other lane and no other topic', async () => {
    // The handler of e-mails does not return, and there are more e-mails, each of another lane, than a process handles
    // at the same time. The handler of SMS works.
    for (let n = 0; n < 12; n += 1) await add(`stuck ${n}`, 1, [LETTER, SMS]);
    const told: string[] = [];
    const worker = workerOf([
      [LETTER, hang],
      [SMS, async ({ payload: { lane } }) => void told.push(lane)],
    ]);
    void worker.run();
    await until(() => told.length === 12);

    await add('other', 2, [SMS]);
    await client.query('DELETE FROM "outbox_event" WHERE "topic" = $1', [LETTER.name]);
    await add('stuck', 2);
    await add('free', 2);
    const letters: string[] = [];
    const second = workerOf([
      [
        LETTER,
        async ({ payload: { lane, n } }) => {
          if (lane === 'stuck') return hang();
          letters.push(`${lane} ${n}`);
        },
      ],
    ]);
    void second.run();
    await until(() => letters.length === 2);
    expect(letters).toEqual(['free 1', 'free 2']);
  });

  it('events of an outbox lane whose worker died are delivered by another after the lease', async () => {
    await add('one', 2);
    const killed = workerOf([[LETTER, hang]]);
    void killed.run();
    await until(async () => (await client.query(`SELECT 1 FROM "outbox_event" WHERE "attempts" = 1`)).rowCount === 1);
    const told: number[] = [];
    const other = workerOf([[LETTER, async ({ payload: { n } }) => void told.push(n)]]);
    expect(await other.run()).toBe(0);
    await wait();
    expect(await other.run()).toBe(2);
    expect(told).toEqual([1, 2]);
  });

  it('an outbox worker that fails after its lease ended does not change the delivered event', async () => {
    await add('one', 1);
    let fail: (error: Error) => void = () => undefined;
    const late = workerOf([[LETTER, () => new Promise<void>((_, reject) => (fail = reject))]]);
    const lateRun = late.run();
    await until(async () => (await client.query(`SELECT 1 FROM "outbox_event" WHERE "attempts" = 1`)).rowCount === 1);
    await wait();
    expect(await workerOf([[LETTER, () => Promise.resolve()]]).run()).toBe(1);
    fail(new Error('too late'));
    await lateRun;
    const { rows } = await client.query('SELECT "doneAt" IS NOT NULL AS "done", "failure" FROM "outbox_event"');
    expect(rows).toEqual([{ done: true, failure: null }]);
  });
});

describe('an event that a budget holds', () => {
  const usedUp = (key: string, seconds = 600) => ({
    held: { key, of: 'HOUR', retryAt: new Date(Date.now() + seconds * 1000) },
  });
  const events = async () =>
    (
      await client.query<{ id: string; held: boolean; untold: string | null; done: boolean; holds: number }>(
        `SELECT "id", "held", "holds", "untold", "doneAt" IS NOT NULL AS "done" FROM "outbox_event" ORDER BY "id"`,
      )
    ).rows;

  it('outbox events over the message budget wait without failing and are delivered oldest first', async () => {
    for (let n = 1; n <= 30; n += 1) await add(`order ${n}`, 1);
    let left = 0;
    let seconds = 600;
    const told: string[] = [];
    const worker = workerOf([
      [
        LETTER,
        async ({ payload: { lane } }) => {
          // What is rounded to seconds differs by the moment: later events seem to wait for less.
          if (left === 0) return usedUp('all', (seconds -= 1));
          left -= 1;
          told.push(lane);
        },
      ],
    ]);
    await worker.run();
    expect(told).toEqual([]);
    for (let hour = 0; hour <= 10; hour += 1) {
      const { rows } = await client.query(`SELECT DISTINCT "runAt" FROM "outbox_event" WHERE "held"`);
      expect(rows).toHaveLength(1);
      await wait();
      left = hour === 10 ? 30 : 1;
      await worker.run();
    }
    expect(told).toEqual(inOrder(30).map((n) => `order ${n}`));
    expect((await listDeadEvents(statements(), { page: 1, limit: 50 })).items).toEqual([]);
  });

  it('an outbox event held by a message budget is replaced by a later delivered event of its lane', async () => {
    await add('one', 3);
    const told: number[] = [];
    const on = statements();
    const worker = workerOf([
      [
        LETTER,
        async ({ id, overtakes, payload: { n } }) => {
          if (n === 2) return { untold: 'UNWANTED' };
          if (overtakes) await replaceHeld(on, id);
          if (n === 1) return usedUp('all');
          told.push(n);
        },
      ],
    ]);
    await worker.run();
    expect(told).toEqual([3]);
    expect((await events()).map(({ untold }) => untold)).toEqual(['REPLACED', 'UNWANTED', null]);
    await wait();
    expect(await worker.run()).toBe(0);
  });

  it('an outbox event held by a message budget for 24 hours expires without another attempt', async () => {
    await add('one', 1);
    let tries = 0;
    const worker = workerOf([[LETTER, async () => usedUp(`try ${(tries += 1)}`, 2 * 24 * 3600)]]);
    await worker.run();
    const { rows } = await client.query(
      `SELECT "runAt" = "createdAt" + interval '24 hours' AS "inTime" FROM "outbox_event"`,
    );
    expect(rows).toEqual([{ inTime: true }]);
    await client.query(
      `UPDATE "outbox_event" SET "createdAt" = now() - interval '24 hours 1 second', "runAt" = now() - interval '1 second'`,
    );
    await worker.run();
    expect([tries, await events()]).toMatchObject([1, [{ untold: 'EXPIRED', done: true }]]);
  });

  it('an outbox event held by a message budget more than ten times still has ten attempts', async () => {
    await add('one', 1);
    let tries = 0;
    const worker = workerOf([
      [
        LETTER,
        async () => {
          if ((tries += 1) <= 12) return usedUp('all');
          throw new Error(`no, for the ${tries}th time`);
        },
      ],
    ]);
    for (let n = 0; n < 40 && (await open()); n += 1) {
      await worker.run();
      await wait();
    }
    expect(tries).toBe(22);
    // An operator has it told once more, however old it is.
    await client.query(`UPDATE "outbox_event" SET "createdAt" = now() - interval '2 days'`);
    await replayDeadEvents(statements(), null);
    expect(await workerOf([[LETTER, () => Promise.resolve()]]).run()).toBe(1);
    expect(await events()).toMatchObject([{ untold: null, done: true }]);
  });

  it('four processes deliver each budget-held outbox event once, in order, or replace it', async () => {
    const LANES = 12;
    const EVENTS = 8;
    const told = new Map<string, number[]>();
    const inWork = new Set<string>();
    const overlaps: string[] = [];
    let budget = 0;
    const release = () => client.query(`UPDATE "outbox_event" SET "runAt" = now() WHERE "held"`);
    const processes = Array.from({ length: 4 }, () => {
      const on = statements();
      return workerOf(
        [
          [
            LETTER,
            async ({ id, overtakes, payload: { lane, n } }) => {
              if (overtakes) await replaceHeld(on, id);
              if (inWork.has(lane)) overlaps.push(`${lane} ${n}`);
              inWork.add(lane);
              await new Promise((done) => setTimeout(done, (Number(id) * 7) % 5));
              inWork.delete(lane);
              if (budget <= 0) return usedUp(`budget ${Number(id) % 3}`);
              budget -= 1;
              told.set(lane, [...(told.get(lane) ?? []), n]);
            },
          ],
        ],
        on,
      );
    });
    for (let n = 1; n <= EVENTS; n += 1) {
      const adds = Array.from({ length: LANES }, (_, lane) =>
        adding.transaction((queries) =>
          addOutboxEvent(queries, [LETTER], { lane: `order ${lane}`, payload: { lane: `order ${lane}`, n } }),
        ),
      );
      budget += 3;
      await Promise.all([...adds, release(), ...processes.map((worker) => worker.run())]);
    }
    budget = 1000;
    while (await open()) {
      await wait();
      await Promise.all(processes.map((worker) => worker.run()));
    }
    expect(overlaps).toEqual([]);
    for (const ns of told.values()) {
      expect(ns).toEqual([...new Set(ns)].sort((a, b) => a - b));
      expect(ns.at(-1)).toBe(EVENTS);
    }
    const all = await events();
    expect([told.size, all.length]).toEqual([LANES, LANES * EVENTS]);
    expect(all.filter(({ untold }) => untold === null)).toHaveLength([...told.values()].flat().length);
    expect(all.filter(({ untold }) => untold === 'REPLACED').length).toBeGreaterThan(0);
  });
});

it('outbox events of a former version without a lane are delivered when others fail', async () => {
  await client.query(
    `INSERT INTO "outbox_event" ("topic", "payload") SELECT 'test.letter', jsonb_build_object('n', n) FROM generate_series(1, 3) n`,
  );
  const told: number[] = [];
  const worker = workerOf([
    [
      LETTER,
      async ({ payload: { n } }) => {
        if (n === 1) throw new Error('away');
        told.push(n);
      },
    ],
  ]);
  await worker.run();
  expect(told.sort()).toEqual([2, 3]);
});

it('an outbox event is not added when its transaction is rolled back', async () => {
  const failing = statements().transaction(async (queries) => {
    await addOutboxEvent(queries, [LETTER, SMS], { lane: 'one', payload: { lane: 'one', n: 1 } });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect((await client.query('SELECT 1 FROM "outbox_event"')).rowCount).toBe(0);
});

it('delivered outbox events are deleted after the retention days, and no others', async () => {
  await add('one', 5);
  await client.query(`
    UPDATE "outbox_event" SET "doneAt" = now() - interval '31 days' WHERE "id" IN (1, 2);
    UPDATE "outbox_event" SET "doneAt" = now() - interval '29 days' WHERE "id" = 3;
    UPDATE "outbox_event" SET "runAt" = 'infinity', "createdAt" = now() - interval '40 days' WHERE "id" = 4`);
  expect(await new ForgetToldEvents(statements(), CONFIG, SILENT).run()).toBe(2);
  const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "outbox_event" ORDER BY "id"');
  expect(rows.map(({ id }) => id)).toEqual(['3', '4', '5']);
});

describe('dead events', () => {
  const die = () => client.query(`UPDATE "outbox_event" SET "runAt" = 'infinity', "attempts" = 10 WHERE "id" <= 3`);

  it('dead outbox events are replayed by id or all together, in the order of their lane', async () => {
    await add('one', 4);
    await die();
    const on = statements();
    expect(await replayDeadEvents(on, ['2', '4', '99'])).toEqual(['2']);
    expect((await replayDeadEvents(on, null)).sort()).toEqual(['1', '3']);
    const told: number[] = [];
    await workerOf([[LETTER, async ({ payload: { n } }) => void told.push(n)]]).run();
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('dead outbox events are deleted by id without being delivered', async () => {
    await add('one', 4);
    await die();
    expect((await dropDeadEvents(statements(), ['1', '3', '4'])).sort()).toEqual(['1', '3']);
    expect((await listDeadEvents(statements(), { page: 1, limit: 50 })).items.map(({ id }) => id)).toEqual(['2']);
  });

  it('outbox metrics show the numbers of waiting, held and dead events by topic', async () => {
    await add('one', 5, [LETTER]);
    await add('two', 1, [SMS]);
    await add('three', 1, [LETTER]);
    await client.query(`UPDATE "outbox_event" SET "runAt" = 'infinity' WHERE "id" = 1`);
    await client.query(
      `UPDATE "outbox_event" SET "held" = true, "createdAt" = now() - interval '1 hour' WHERE "id" = 7`,
    );
    await client.query(`UPDATE "outbox_event" SET "createdAt" = now() - interval '90 seconds' WHERE "id" = 2`);
    const on = statements();
    const worker = workerOf([[SMS, () => Promise.resolve()]], on);
    await worker.run();
    const metrics = new Metrics();
    new OutboxMetrics(on, worker, metrics);
    const lines = (await metrics.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'meet_outbox_waiting_events{topic="test.letter"} 4',
        'meet_outbox_held_events{topic="test.letter"} 1',
        'meet_outbox_dead_events{topic="test.letter"} 1',
        'meet_outbox_waiting_events{topic="test.sms"} 0',
        'meet_outbox_told_total{topic="test.sms"} 1',
        'meet_outbox_failures_total{topic="test.sms"} 0',
        'meet_api_metrics_complete 1',
        expect.stringMatching(/^meet_outbox_oldest_seconds\{topic="test.letter"\} 9\d(\.\d+)?$/),
      ]),
    );
  });
});

it('the outbox statement finds events by index even when planned for an empty table', async () => {
  await client.query('ANALYZE "outbox_event"');
  await client.query('BEGIN; SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL enable_seqscan = off');
  const declared = statement.declared.get('outbox-told-and-take') as Statement<Record<string, unknown>, unknown>;
  await rows(client, declared, { ids: [], attempts: [], untold: [], leaseSeconds: 1, queue: LETTER.name, most: 1 });
  const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>(
    'EXPLAIN EXECUTE "outbox-told-and-take"(NULL, NULL, NULL, NULL, NULL, NULL)',
  );
  await client.query('ROLLBACK');
  const lines = plan.map((line) => line['QUERY PLAN'].trim());
  const conditions = lines.filter((_, n) => /Scan.* on outbox_event/.test(lines[n - 1] ?? ''));
  expect(conditions).toHaveLength(5);
  expect(conditions.filter((line) => !line.startsWith('Index Cond: '))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/Index Cond: \(\(topic = .*lane = .*id < /));
});
