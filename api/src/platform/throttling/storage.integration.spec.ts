import { randomUUID } from 'node:crypto';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { Statements } from '../database/statements.js';
import { PostgresThrottlerStorage } from './adapters/postgres.js';
import { RedisThrottlerStorage } from './adapters/redis.js';
import type { Hit } from './limits.js';

/** URL of a real Redis server; without TEST_REDIS_URL the tests of Redis are skipped. */
const redisUrl = process.env.TEST_REDIS_URL;

interface Opened {
  /** The storage as two separate processes see it. */
  storages: ThrottlerStorage[];
  close(): Promise<void>;
}

async function openPostgres(): Promise<Opened> {
  const database: TestDatabase = await createTestDatabase();
  const pools = [1, 2].map(() => new pg.Pool({ connectionString: database.url, max: 8 }));
  const storages = pools.map((pool) => new PostgresThrottlerStorage(new Statements(pool)));
  return {
    storages,
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
      await database.drop();
    },
  };
}

function openRedis(): Promise<Opened> {
  const clients = [new Redis(redisUrl!), new Redis(redisUrl!)];
  return Promise.resolve({
    storages: clients.map((client) => new RedisThrottlerStorage(client)),
    close: async () => {
      await Promise.all(clients.map((client) => client.quit()));
    },
  });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function conforms(open: () => Promise<Opened>): void {
  let opened: Opened;
  let key: string;
  beforeAll(async () => (opened = await open()));
  afterAll(() => opened?.close());
  beforeEach(() => (key = randomUUID()));
  const hit = (changes: { process?: 0 | 1; key?: string; ttl?: number; limit?: number; block?: number } = {}) =>
    opened.storages[changes.process ?? 0]!.increment(
      changes.key ?? key,
      changes.ttl ?? 60_000,
      changes.limit ?? 3,
      changes.block ?? 60_000,
      'test',
    );

  it('a rate limit counts hits up to its maximum and then blocks', async () => {
    const hits = [];
    for (let n = 0; n < 5; n += 1) hits.push(await hit());
    expect(hits.map(({ isBlocked }) => isBlocked)).toEqual([false, false, false, true, true]);
    expect(hits.map(({ totalHits }) => totalHits)).toEqual([1, 2, 3, 4, 4]);
    expect(hits[0]!.timeToExpire).toBe(60);
    expect(hits[3]!.timeToBlockExpire).toBe(60);
  });

  it('rate-limit counters are shared by all processes of the API', async () => {
    for (const process of [0, 1, 0] as const) expect((await hit({ process })).isBlocked).toBe(false);
    expect((await hit({ process: 1 })).isBlocked).toBe(true);
  });

  it('rate limits allow exactly the maximum of simultaneous hits from two processes', async () => {
    const hits = await Promise.all(
      Array.from({ length: 100 }, (_, n) => hit({ process: (n % 2) as 0 | 1, limit: 40 })),
    );
    expect(hits.filter(({ isBlocked }) => !isBlocked)).toHaveLength(40);
  });

  it('rate limits count the hits of each key separately', async () => {
    for (let n = 0; n < 4; n += 1) await hit();
    expect((await hit({ key: `${key}-other` })).totalHits).toBe(1);
  });

  it('a rate limit starts again from one when its window ends', async () => {
    await hit({ ttl: 1500 });
    await hit({ ttl: 1500 });
    await pause(1600);
    expect((await hit({ ttl: 1500 })).totalHits).toBe(1);
  });

  it('a rate limit accepts hits again when the block ends', async () => {
    for (let n = 0; n < 4; n += 1) await hit({ block: 1500 });
    expect((await hit({ block: 1500 })).isBlocked).toBe(true);
    await pause(1600);
    expect(await hit({ block: 1500 })).toMatchObject({ totalHits: 1, isBlocked: false });
  });
}

/** What holds where callers share a statement. */
function countTogether(): void {
  let database: TestDatabase;
  let pools: pg.Pool[];
  let storages: PostgresThrottlerStorage[];
  beforeAll(async () => {
    database = await createTestDatabase();
    pools = [1, 2].map(() => new pg.Pool({ connectionString: database.url, max: 8 }));
    storages = pools.map((pool) => new PostgresThrottlerStorage(new Statements(pool)));
  });
  afterAll(async () => {
    await Promise.all((pools ?? []).map((pool) => pool.end()));
    await database?.drop();
  });
  const hitOn = (key: string, limit: number, hits = 1): Hit => [key, 60_000, limit, 60_000, 'test', hits];

  /** Counts the hits of a caller by a statement each, until one is blocked. */
  async function oneByOne(hits: Hit[]) {
    const counted = [];
    for (const hit of hits) {
      counted.push(await storages[0]!.increment(...hit));
      if (counted.at(-1)!.isBlocked) break;
    }
    return counted;
  }

  it('simultaneous rate-limit hits get the same results as sequential ones', async () => {
    let seed = 1;
    const below = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    for (let round = 0; round < 60; round += 1) {
      const space = randomUUID();
      // Some rounds let everybody through.
      const limits = [1 + below(4), 2 + below(6), round % 3 ? 3 + below(8) : 1000].map((limit) =>
        round % 3 ? limit : 1000,
      );
      const callersOf = (prefix: string, from: number): Hit[][] =>
        Array.from({ length: 6 }, (_, n) => {
          const keys = [0, 1, 2].filter((key) => (from >> (n + key)) % 3);
          const hits = keys.map((key) => hitOn(`${prefix}:${space}:${key}`, limits[key]!, 1 + ((from >> n) % 2)));
          const once = `${prefix}:${space}:once:${(from >> n) % 4}`;
          return (from >> n) % 2 ? [hitOn(once, 1_000_000), ...hits, hitOn(once, 0)] : hits;
        });
      for (const from of [below(1 << 20), below(1 << 20)]) {
        const together = await Promise.all(callersOf('a', from).map((hits) => storages[0]!.incrementEach(hits)));
        const apart = [];
        for (const hits of callersOf('b', from)) apart.push(await oneByOne(hits));
        expect(together).toEqual(apart);
      }
      const { rows } = await pools[0]!.query<{ space: string; counters: unknown }>(COUNTERS, [space]);
      expect(rows[0]!.counters).toEqual(rows[1]!.counters);
    }
  }, 60_000);

  it('a blocked rate-limit key does not block other keys counted at the same time', async () => {
    const [full, open] = [randomUUID(), randomUUID()];
    await storages[0]!.incrementEach([hitOn(full, 1)]);
    const [refused, through] = await Promise.all([
      storages[0]!.incrementEach([hitOn(full, 1), hitOn(open, 2)]),
      storages[0]!.incrementEach([hitOn(open, 2)]),
    ]);
    expect(refused).toMatchObject([{ isBlocked: true }]);
    expect(through).toMatchObject([{ isBlocked: false, totalHits: 1 }]);
  });

  it('a rate-limit key that cannot be stored fails only for its own caller', async () => {
    const key = randomUUID();
    const [faulty, fine] = await Promise.allSettled([
      storages[0]!.incrementEach([hitOn(key, 5), hitOn(`\0${key}`, 5)]),
      storages[0]!.incrementEach([hitOn(key, 5)]),
    ]);
    expect(faulty.status).toBe('rejected');
    expect(fine).toMatchObject({ status: 'fulfilled', value: [{ totalHits: 1 }] });
  });

  it('rate-limit counters are shared with processes of the previous version during a rolling update', async () => {
    const key = randomUUID();
    await storages[0]!.incrementEach([hitOn(key, 2)]);
    const ofVersionBefore = () => pools[1]!.query(BEFORE, [[`test:${key}`]]).then(({ rows }) => rows as unknown[]);
    expect(await ofVersionBefore()).toMatchObject([{ total: 2, blocked: 0 }]);
    expect(await ofVersionBefore()).toMatchObject([{ blocked: 60 }]);
    expect(await storages[0]!.incrementEach([hitOn(key, 2)])).toMatchObject([{ isBlocked: true }]);
  });

  it('two processes that count the same rate-limit keys in different orders do not deadlock', async () => {
    const keys = Array.from({ length: 12 }, () => randomUUID());
    const rounds = Array.from({ length: 150 }, (_, n) => n);
    const counted = await Promise.all(
      rounds.map(async (n) => {
        await pause(n % 30);
        const mine = keys.slice(n % 5).map((key) => hitOn(key, 120));
        return storages[n % 2]!.incrementEach(n % 4 < 2 ? mine : mine.reverse());
      }),
    );
    const through = counted.flat().filter(({ isBlocked }) => !isBlocked);
    expect(through.length).toBeGreaterThan(0);
    const { rows } = await pools[0]!.query<{ hits: string }>(HITS, [keys.map((key) => `test:${key}`)]);
    // What is over the limit is noted as one hit more.
    expect(through.length).toBe(rows.reduce((sum, { hits }) => sum + Math.min(120, Number(hits)), 0));
  });
}

/** The counters of `a:` and `b:`, without their prefixes; those that were only locked have no hits. */
const COUNTERS = `
SELECT p AS "space", coalesce(jsonb_agg(jsonb_build_object('key', substr("key", 8), 'hits', "hits", 'blocked', "blockedUntil" > now())
  ORDER BY "key") FILTER (WHERE "hits" > 0), '[]') AS "counters"
FROM unnest(ARRAY['a', 'b']) p LEFT JOIN "throttle_counter" ON "key" LIKE 'test:' || p || ':' || $1 || ':%' GROUP BY p ORDER BY p`;
const BEFORE = 'SELECT * FROM count_hits($1::text[], ARRAY[1], ARRAY[60::float8], ARRAY[2], ARRAY[60::float8])';
const HITS = 'SELECT "hits" FROM "throttle_counter" WHERE "key" = ANY($1)';

describe('counters in PostgreSQL', () => {
  conforms(openPostgres);
  countTogether();
});
(redisUrl ? describe : describe.skip)('counters in Redis (TEST_REDIS_URL)', () => conforms(openRedis));
