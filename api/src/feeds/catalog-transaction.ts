import { command, plannedRows, type Given, type Statement } from '@meet/statements';
import type { Pool, PoolConnection } from '../platform/database/open-pool.js';

/**
 * Runs SQL statements in a transaction of the importer. It does not use the ORM, which would copy the parameters of a
 * batch (half a megabyte each) several times. The statements are not prepared: a plan made while the tables were empty
 * would keep scanning whole tables.
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

/**
 * Asynchronous commit is faster. A crash of the server may lose the commits of the last half second, but importing
 * again restores them.
 */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off';

/**
 * Runs `work` in one transaction and returns its result. Retries up to ATTEMPTS times after a conflict with another
 * transaction. In a rehearsal it rolls back at the end.
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
      // If the rollback fails too, the connection is discarded.
      client.release(broken);
    }
  }
}

/** Thrown if a row that another transaction has just written is not visible yet. A retry will see the row. */
export class ConcurrentWriteError extends Error {}

/** Returns the SQLSTATE of a database error, null for any other error. */
export function sqlState(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Returns true if the data of a row cause the error (a value out of range, a violated constraint). */
export function isDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '');
}

function cameBetween(error: unknown): boolean {
  // Serialisation failure, deadlock or unique violation, caused by a concurrent transaction.
  return error instanceof ConcurrentWriteError || ['40001', '40P01', '23505'].includes(sqlState(error) ?? '');
}
