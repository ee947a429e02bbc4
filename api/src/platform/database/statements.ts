import { isRead, plannedRows, rows, type Given, type Statement } from '@meet/statements';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { Pool, PoolClient } from 'pg';
import { connectionLossOf, type ConnectionLoss } from './connection-loss.js';
import { DatabaseUnavailableError } from './database-unavailable.js';
import { PrismaOnPool, type Models } from './prisma-on-pool.js';

/** Runs prepared statements: each is planned once per connection, and its rows are not mapped to objects. */
export interface Queries {
  rows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]>;
  /** Prisma's models, for queries that are neither hot nor in sets. In a transaction they use its connection. */
  readonly prisma: Models;
}

/** A killed server is back within seconds. A caller who would wait for longer gets the error. */
const AGAIN = retry(
  handleWhen((error) => error instanceof DatabaseUnavailableError && error.repeatable),
  { maxAttempts: 5, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }) },
);
const ANSWER_WITHIN_MS = 2000;

/**
 * The API's access to its database. It retries after a lost connection where that is safe: reads, statements that were
 * never sent, transactions whose commit was not sent. Anything else fails with SERVICE_UNAVAILABLE and may have been
 * done.
 */
export class Statements implements Queries {
  private readonly prismaOnPool: PrismaOnPool;

  constructor(private readonly pool: Pool) {
    this.prismaOnPool = new PrismaOnPool(pool, (query) => this.again(isRead(query.text), () => pool.query(query)));
  }

  get prisma(): Models {
    return this.prismaOnPool.models;
  }

  /** Loads what Prisma needs to run. That blocks the process for a tenth of a second. */
  loadPrisma(): Promise<void> {
    return this.prismaOnPool.load();
  }

  rows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]> {
    return this.again(statement.isRead, () => rows(this.pool, statement, ...params));
  }

  /**
   * Plans the statement for the given values, each time: for conditions that one value meets in one row of ten
   * thousand and another in half of them.
   */
  plannedRows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]> {
    return this.again(statement.isRead, () => plannedRows(this.pool, statement, ...params));
  }

  /**
   * Commits everything that `work` wrote, or rolls it back if `work` throws. `work` runs again if the connection is
   * lost before the commit, so it may have no effects but those of its `queries`. With `idempotent` (twice is the same
   * as once) it also runs again when the answer to the commit was lost.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, { idempotent = false } = {}): Promise<T> {
    return AGAIN.execute(() => this.attempt(work, idempotent));
  }

  /** Whether the database answers now. */
  async answer(): Promise<boolean> {
    const late = new Promise<false>((done) => setTimeout(() => done(false), ANSWER_WITHIN_MS).unref());
    const asked = this.pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([asked, late]);
  }

  private again<Answer>(isRead: boolean, send: () => Promise<Answer>): Promise<Answer> {
    return AGAIN.execute(async () => {
      try {
        return await send();
      } catch (error) {
        throw unavailable(error, (loss) => loss === 'NOT_SENT' || (loss === 'UNKNOWN' && isRead));
      }
    });
  }

  private async attempt<T>(work: (queries: Queries) => Promise<T>, idempotent: boolean): Promise<T> {
    let client: PoolClient | undefined;
    let broken: Error | undefined;
    let committing = false;
    try {
      const connection = (client = await this.pool.connect());
      await connection.query('BEGIN');
      const result = await this.prismaOnPool.within(connection, (prisma) =>
        work({ prisma, rows: (statement, ...params) => rows(connection, statement, ...params) }),
      );
      committing = true;
      await connection.query('COMMIT');
      return result;
    } catch (error) {
      await client?.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw unavailable(error, (loss) => loss !== 'TIMED_OUT' && (!committing || idempotent));
    } finally {
      // A connection that cannot roll back is closed, not returned to the pool.
      client?.release(broken);
    }
  }
}

/** Wraps a lost connection in a DatabaseUnavailableError; returns every other error as it is. */
function unavailable(error: unknown, isRepeatable: (loss: ConnectionLoss) => boolean): unknown {
  // Prisma's statements have wrapped it already.
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const loss = connectionLossOf(cause);
  return loss ? new DatabaseUnavailableError(cause, isRepeatable(loss)) : error;
}
