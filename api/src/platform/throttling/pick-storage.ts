import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../config/config.js';
import type { Statements } from '../database/statements.js';
import { PostgresThrottlerStorage } from './adapters/postgres.js';
import { RedisOrPostgresStorage } from './adapters/redis-or-postgres.js';

/**
 * Returns the storage of rate-limit counters: Redis with PostgreSQL as a fallback if REDIS_URL is set, otherwise
 * PostgreSQL.
 */
export function pickThrottlerStorage(
  { REDIS_URL }: PlatformConfig,
  statements: Statements,
  log: Logger,
): ThrottlerStorage | Promise<ThrottlerStorage> {
  const inPostgres = new PostgresThrottlerStorage(statements);
  return REDIS_URL ? RedisOrPostgresStorage.open(REDIS_URL, inPostgres, log) : inPostgres;
}
