import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { RedisServer, hasRedisServer } from '../../testing/redis-server.js';
import { lastCode, sendCode, signIn, somePhone } from '../../testing/shoppers.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { Limits } from './limits.js';

const WITHIN_MS = 20_000;

async function ready(api: TestApi): Promise<{ http: number; status: string; checks: Record<string, boolean> }> {
  const answer = await fetch(`${api.origin}/health/ready`);
  return { http: answer.status, ...((await answer.json()) as { status: string; checks: Record<string, boolean> }) };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(50)) if (await isSo()) return;
  throw new Error('not so in time');
}

async function codesGetThrough(api: TestApi): Promise<void> {
  const phone = somePhone();
  const { data } = await sendCode(api, phone);
  expect(data).toMatchObject({ sendSmsCode: { cooldownUntil: expect.any(String) } });
  expect(lastCode(api, phone)).toMatch(/^\d{4}$/);
  expect((await signIn(api, somePhone())).accessToken).not.toBe('');
}

async function limitHolds(api: TestApi, name: string): Promise<void> {
  const limit = { key: `test:${name}`, most: 3, windowSeconds: 60 };
  const hits = await Promise.allSettled(Array.from({ length: 9 }, () => api.app.get(Limits).hit([limit])));
  expect(hits.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(hits.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { extensions: { code: 'TOO_MANY_REQUESTS' } },
  });
}

describe('a Redis that nobody can reach', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startTestApi([], { REDIS_URL: 'redis://127.0.0.1:1' })));
  afterAll(async () => {
    delete process.env.REDIS_URL;
    await api.close();
  });

  it('sign-in works while Redis is unreachable', () => codesGetThrough(api));

  it('rate limits stay in force while Redis is unreachable, with counters in PostgreSQL', () =>
    limitHolds(api, 'unreachable'));

  it('the readiness check reports an unreachable Redis as degraded with status 200', async () => {
    expect(await ready(api)).toEqual({
      http: 200,
      status: 'degraded',
      checks: { database: true, listing: true, redis: false },
    });
  });
});

(hasRedisServer ? describe : describe.skip)('a Redis that goes away (needs the program redis-server)', () => {
  let redis: RedisServer;
  let api: TestApi;
  beforeAll(async () => {
    redis = await RedisServer.open();
    api = await startTestApi([], { REDIS_URL: redis.url });
  });
  afterAll(async () => {
    delete process.env.REDIS_URL;
    await api.close();
    await redis.kill();
  });

  const keys = async () => {
    const client = new Redis(redis.url);
    const found = await client.dbsize();
    client.disconnect();
    return found;
  };

  it('rate-limit counters are stored in Redis while it is available', async () => {
    await codesGetThrough(api);
    expect(await keys()).toBeGreaterThan(0);
    expect(await ready(api)).toMatchObject({ http: 200, status: 'ok', checks: { redis: true } });
  });

  it('no request fails while Redis is killed and restarted under load', async () => {
    const answers: unknown[] = [];
    let over = false;
    const asking = Array.from({ length: 4 }, async (_, n) => {
      for (let time = 0; !over; time += 1, await sleep(25))
        answers.push((await sendCode(api, `shopper-${n}-${time}@example.com`)).errors?.[0]?.extensions.code);
    });
    try {
      await until(async () => answers.length > 5);
      await redis.kill();
      await until(async () => (await ready(api)).status === 'degraded');
      const sent = answers.length;
      await until(async () => answers.length > sent + 5);
      await limitHolds(api, 'killed');
      await redis.start();
      await until(async () => (await ready(api)).status === 'ok');
      // The circuit breaker lets a call through to Redis again after some seconds.
      await until(async () => (await keys()) > 0);
    } finally {
      over = true;
      await Promise.all(asking);
    }
    expect([...new Set(answers)]).toEqual([undefined]);
  });

  it('sign-in works while Redis accepts connections but never responds', async () => {
    redis.signal('SIGSTOP');
    try {
      await codesGetThrough(api);
      await limitHolds(api, 'silent');
      expect(await ready(api)).toMatchObject({ http: 200, status: 'degraded' });
    } finally {
      redis.signal('SIGCONT');
    }
    await until(async () => (await ready(api)).status === 'ok');
  });
});
