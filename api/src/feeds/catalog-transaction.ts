import { command, plannedRows, type Given, type Statement } from '@meet/statements';
import type { Pool, PoolConnection } from '../platform/database/open-pool.js';

/**
 * Runs statements in a transaction of the importer. A batch is a few parameters of half a megabyte, which an ORM would
 * copy several times. The statements are not prepared on the server: a plan made while the tables were empty would keep
 * scanning them whole.
 */
export class Transaction {
  constructor(private readonly client: PoolConnection) {}

  rows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]> {
    return plannedRows(this.client, statement, ...params);
  }

  async run<Params extends object>(statement: Statement<Params, unknown>, ...params: Given<Params>): Promise<void> {
    await plannedRows(this.client, statement, ...params);
  }
}

const ATTEMPTS = 5;

/** A crash of the server may lose the commits of the last half second; running the import again restores them. */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off';

/**
 * Runs `work` in one transaction and returns its result. Retries after a conflict with another transaction, up to
 * ATTEMPTS attempts. A rehearsal rolls back at the end.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  options: { rehearse: boolean },
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await command(client, BEGIN);
      const result = await work(new Transaction(client));
      await command(client, options.rehearse ? 'ROLLBACK' : 'COMMIT');
      return result;
    } catch (error) {
      await command(client, 'ROLLBACK').catch((failure: Error) => (broken = failure));
      if (attempt >= ATTEMPTS || !cameBetween(error)) throw error;
    } finally {
      // A connection that cannot even roll back is discarded.
      client.release(broken);
    }
  }
}

/** Thrown if a row that another transaction has just written is not visible yet; a retry sees it. */
export class ConcurrentWriteError extends Error {}

/** Returns the SQLSTATE of a database error, null for any other error. */
export function sqlState(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Returns true for errors that a row's own data causes (out of range, a violated constraint). */
export function isDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '');
}

function cameBetween(error: unknown): boolean {
  // Serialisation failure, deadlock and unique violation: two writers raced.
  return error instanceof ConcurrentWriteError || ['40001', '40P01', '23505'].includes(sqlState(error) ?? '');
}
