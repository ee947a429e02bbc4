import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { breakerPolicy } from '../../resilience/call-policy.js';
import type { LimitStorage } from '../limits.js';
import type { PostgresThrottlerStorage } from './postgres.js';
import { RedisThrottlerStorage } from './redis.js';

/** Timeout of one counter. Placing an order asks several of them while the shopper waits. */
const ANSWER_WITHIN_MS = 250;
const CONNECT_WITHIN_MS = 1000;
const LONGEST_RETRY_MS = 2000;
/** How long the open circuit breaker keeps hits from a Redis that failed FAILURES_UNTIL_OPEN times in a row. */
const OPEN_MS = 5000;
const FAILURES_UNTIL_OPEN = 2;

/**
 * Counters in Redis, and in PostgreSQL while Redis does not answer. Neither knows the counts of the other, so a limit
 * lets through twice as much at most.
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

  /** Resolves when Redis is connected, or after a second: a shop opens without Redis, too. */
  static async open(url: string, inPostgres: PostgresThrottlerStorage, log: Logger): Promise<RedisOrPostgresStorage> {
    const redis = new Redis(url, {
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: ANSWER_WITHIN_MS,
      // PostgreSQL counts a hit that Redis does not take at once. If Redis took it later, the hit would count twice.
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
