import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { breakerPolicy } from '../../resilience/call-policy.js';
import type { LimitStorage } from '../limits.js';
import type { PostgresThrottlerStorage } from './postgres.js';
import { RedisThrottlerStorage } from './redis.js';

/** Timeout of one counter. It is short, because placing an order uses several counters while the shopper waits. */
const ANSWER_WITHIN_MS = 250;
const CONNECT_WITHIN_MS = 1000;
const LONGEST_RETRY_MS = 2000;
/** After FAILURES_UNTIL_OPEN consecutive failures the circuit breaker opens, and Redis is not used for this time. */
const OPEN_MS = 5000;
const FAILURES_UNTIL_OPEN = 2;

/**
 * Keeps rate-limit counters in Redis, and in PostgreSQL as a fallback while Redis does not answer. The two do not share
 * their counts, so a limit may let through twice as many hits at most.
 */
export class RedisOrPostgresStorage implements LimitStorage, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly inRedis: RedisThrottlerStorage;
  private readonly breaker = breakerPolicy({ failures: FAILURES_UNTIL_OPEN, openMs: OPEN_MS });
  private isAway = false;

  private constructor(
    private readonly redis: Redis,
    private readonly inPostgres: PostgresThrottlerStorage,
    private readonly log: Logger,
  ) {
    this.inRedis = new RedisThrottlerStorage(redis);
    redis.on('error', (error) => this.away(error));
    redis.on('ready', () => this.back());
    this.breaker.onBreak((reason) => this.away('error' in reason ? reason.error : undefined));
    this.breaker.onReset(() => this.back());
  }

  /**
   * Resolves when Redis is connected, or after a second without a connection, because the API must start even without
   * Redis.
   */
  static async open(url: string, inPostgres: PostgresThrottlerStorage, log: Logger): Promise<RedisOrPostgresStorage> {
    const redis = new Redis(url, {
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: ANSWER_WITHIN_MS,
      // Commands are not queued for later: if Redis does not respond, PostgreSQL counts the hit, and Redis would count
      // it a second time.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 200, LONGEST_RETRY_MS),
    });
    const storage = new RedisOrPostgresStorage(redis, inPostgres, log);
    await new Promise<void>((done) => {
      redis.once('ready', done);
      setTimeout(done, CONNECT_WITHIN_MS).unref();
    });
    return storage;
  }

  async increment(...hit: Parameters<RedisThrottlerStorage['increment']>) {
    try {
      return await this.breaker.execute(() => this.inRedis.increment(...hit));
    } catch {
      return this.inPostgres.increment(...hit);
    }
  }

  async answer(): Promise<boolean> {
    return this.redis.ping().then(
      () => true,
      () => false,
    );
  }

  onApplicationBootstrap(): void {
    this.inPostgres.onApplicationBootstrap();
  }

  onApplicationShutdown(): void {
    this.inPostgres.onApplicationShutdown();
    this.redis.disconnect();
  }

  private away(error: unknown): void {
    if (!this.isAway) this.log.warn({ err: error }, 'Redis does not answer: the counters are in PostgreSQL');
    this.isAway = true;
  }

  private back(): void {
    if (this.isAway) this.log.info('Redis answers again');
    this.isAway = false;
  }
}
