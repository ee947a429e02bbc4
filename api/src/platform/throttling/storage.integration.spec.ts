import { randomUUID } from 'node:crypto';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { Statements } from '../database/statements.js';
import { PostgresThrottlerStorage } from './adapters/postgres.js';
import { RedisThrottlerStorage } from './adapters/redis.js';

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

  it('count to the limit, then block', async () => {
    const hits = [];
    for (let n = 0; n < 5; n += 1) hits.push(await hit());
    expect(hits.map(({ isBlocked }) => isBlocked)).toEqual([false, false, false, true, true]);
    expect(hits.map(({ totalHits }) => totalHits)).toEqual([1, 2, 3, 4, 4]);
    expect(hits[0]!.timeToExpire).toBe(60);
    expect(hits[3]!.timeToBlockExpire).toBe(60);
  });

  it('are shared by all processes', async () => {
    for (const process of [0, 1, 0] as const) expect((await hit({ process })).isBlocked).toBe(false);
    expect((await hit({ process: 1 })).isBlocked).toBe(true);
  });

  it('let through exactly the limit of many hits at once from two processes', async () => {
    const hits = await Promise.all(
      Array.from({ length: 100 }, (_, n) => hit({ process: (n % 2) as 0 | 1, limit: 40 })),
    );
    expect(hits.filter(({ isBlocked }) => !isBlocked)).toHaveLength(40);
  });

  it('know one key from another', async () => {
    for (let n = 0; n < 4; n += 1) await hit();
    expect((await hit({ key: `${key}-other` })).totalHits).toBe(1);
  });

  it('begin anew when the window is over', async () => {
    await hit({ ttl: 1500 });
    await hit({ ttl: 1500 });
    await pause(1600);
    expect((await hit({ ttl: 1500 })).totalHits).toBe(1);
  });

  it('begin anew when the block is over', async () => {
    for (let n = 0; n < 4; n += 1) await hit({ block: 1500 });
    expect((await hit({ block: 1500 })).isBlocked).toBe(true);
    await pause(1600);
    expect(await hit({ block: 1500 })).toMatchObject({ totalHits: 1, isBlocked: false });
  });
}

describe('counters in PostgreSQL', () => conforms(openPostgres));
(redisUrl ? describe : describe.skip)('counters in Redis (TEST_REDIS_URL)', () => conforms(openRedis));
