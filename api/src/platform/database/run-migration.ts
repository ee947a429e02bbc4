import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Limits of a migration in milliseconds, so that it never blocks the shop for longer. */
export interface MigrationLimits {
  /** A statement that waits for a lock makes all later statements on that table wait behind it. */
  lock: number;
  /**
   * Longest duration of a statement. A migration of many rows raises the limit for itself: `SET LOCAL
   * statement_timeout`.
   */
  statement: number;
  /** Pauses before further attempts after a lock was not free. */
  pauses: readonly number[];
}

export const MIGRATION_LIMITS: MigrationLimits = {
  lock: 3000,
  statement: 600_000,
  pauses: [1000, 2000, 4000, 8000, 15_000],
};

const LOCK_NOT_AVAILABLE = '55P03';

/** Thrown if a migration gave up. Nothing of it is in the database, so it can be run again. */
export class MigrationLockedError extends Error {
  constructor(attempts: number, cause: unknown) {
    super(
      `A migration found a table locked in ${attempts} attempts and changed nothing. ` +
        'Run it again when fewer requests are served, or end the transaction that holds the lock (pg_stat_activity).',
      { cause },
    );
  }
}

/**
 * Runs the SQL of a migration as one script, which PostgreSQL executes as one transaction. If a lock is not free within
 * `limits.lock`, the script is rolled back and tried again after a pause, so that shoppers are served meanwhile. Throws a
 * MigrationLockedError after the last attempt.
 */
export async function runMigration(
  connectionString: string,
  script: string,
  { lock, statement, pauses }: MigrationLimits = MIGRATION_LIMITS,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString, lock_timeout: lock, statement_timeout: statement });
    // If the connection is lost, the script is rejected. The listener prevents the `error` event from ending the process.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(script);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      const pause = pauses[attempt];
      if (pause === undefined) throw new MigrationLockedError(attempt + 1, error);
      await sleep(pause);
    } finally {
      await client.end();
    }
  }
}
