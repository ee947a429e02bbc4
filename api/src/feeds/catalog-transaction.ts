import type { Pool, PoolConnection, Row as AnyRow } from '../platform/database/open-pool.js';

/** A parameter, or a {@link Identifier} that becomes part of the text. */
type Value = unknown;

/** The name of a table or column chosen by our code, never by data. */
export class Identifier {
  constructor(readonly name: string) {}
}

/**
 * A transaction of the importer: statements are templates whose values become parameters. A batch is a few parameters
 * of half a megabyte, which an object mapper would copy several times. Nothing is prepared for later: a plan made while
 * the tables were empty would read them whole for ever.
 */
export class Transaction {
  constructor(private readonly client: PoolConnection) {}

  async rows<Row extends AnyRow>(text: TemplateStringsArray, ...values: Value[]): Promise<Row[]> {
    return (await this.client.query<Row>(statement(text, values))).rows;
  }

  async run(text: TemplateStringsArray, ...values: Value[]): Promise<void> {
    await this.client.query(statement(text, values));
  }
}

function statement(parts: TemplateStringsArray, all: Value[]): { text: string; values: Value[] } {
  const values: Value[] = [];
  const text = parts.reduce((before, part, place) => {
    const value = all[place - 1];
    return before + (value instanceof Identifier ? `"${value.name}"` : `$${values.push(value)}`) + part;
  });
  return { text, values };
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
      await client.query(BEGIN);
      const result = await work(new Transaction(client));
      await client.query(options.rehearse ? 'ROLLBACK' : 'COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
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
