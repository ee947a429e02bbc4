import { command, plannedRows, type Given, type Statement } from '@meet/statements';
import type { Pool, PoolConnection } from '../platform/database/open-pool.js';

/**
 * A transaction of the importer. A batch is a few parameters of half a megabyte, which an object mapper would copy several
 * times. Its statements have no name for the server: a plan made while the tables were empty would read them whole for
 * ever.
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

/** A crash of the server may cost the last half second; running the import again brings it back. */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off';

/**
 * Runs `work` in one transaction, again where another transaction came between. A rehearsal does all of it and then
 * takes it back.
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
      // A connection that cannot even roll back is not used again.
      client.release(broken);
    }
  }
}

/** Thrown where a row another transaction just wrote is not visible yet: trying again meets it. */
export class ConcurrentWriteError extends Error {}

/** SQLSTATE of a database error, or null for any other. */
export function sqlState(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** True for errors that a row's own data causes (out of range, a broken rule), not the server's state. */
export function isDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '');
}

function cameBetween(error: unknown): boolean {
  // Serialisation failure, deadlock, unique violation: two writers met.
  return error instanceof ConcurrentWriteError || ['40001', '40P01', '23505'].includes(sqlState(error) ?? '');
}
