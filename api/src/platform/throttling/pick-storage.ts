import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../config/config.js';
import type { Statements } from '../database/statements.js';
import { PostgresThrottlerStorage } from './adapters/postgres.js';

/**
 * Returns the storage of rate-limit counters: Redis with PostgreSQL as a fallback if REDIS_URL is set, otherwise
 * PostgreSQL.
 */
export async function pickThrottlerStorage(
  { REDIS_URL }: PlatformConfig,
  statements: Statements,
  log: Logger,
): Promise<ThrottlerStorage> {
  const inPostgres = new PostgresThrottlerStorage(statements);
  if (!REDIS_URL) return inPostgres;
  const { RedisOrPostgresStorage } = await import('./adapters/redis-or-postgres.js');
  return RedisOrPostgresStorage.open(REDIS_URL, inPostgres, log);
}
