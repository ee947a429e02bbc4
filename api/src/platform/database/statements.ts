import { isRead, plannedRows, rows, type Given, type Statement } from '@meet/statements';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { Pool, PoolClient } from 'pg';
import { connectionLossOf, type ConnectionLoss } from './connection-loss.js';
import { DatabaseUnavailableError } from './database-unavailable.js';
import { PrismaOnPool, type Models } from './prisma-on-pool.js';

/** What runs prepared statements: planned once per connection, no object mapping between the row and the answer. */
export interface Queries {
  rows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]>;
  /** Prisma's models, for whatever is neither hot nor in sets: on the same connection, in the same transaction. */
  readonly prisma: Models;
}

/** A server that was killed is back within seconds; who waits for longer is told. */
const AGAIN = retry(
  handleWhen((error) => error instanceof DatabaseUnavailableError && error.repeatable),
  { maxAttempts: 5, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }) },
);
const ANSWER_WITHIN_MS = 2000;

/**
 * The API's way to its database. What is safe to repeat survives a lost connection: reads, statements that were never
 * sent, transactions that were not about to commit. Everything else is SERVICE_UNAVAILABLE, and nobody knows whether it
 * was done.
 */
export class Statements implements Queries {
  private readonly prismaOnPool: PrismaOnPool;

  constructor(private readonly pool: Pool) {
    this.prismaOnPool = new PrismaOnPool(pool, (query) => this.again(isRead(query.text), () => pool.query(query)));
  }

  get prisma(): Models {
    return this.prismaOnPool.models;
  }

  /** Loads what Prisma needs to run. It takes a tenth of a second in which the process does nothing else. */
  loadPrisma(): Promise<void> {
    return this.prismaOnPool.load();
  }

  rows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]> {
    return this.again(statement.isRead, () => rows(this.pool, statement, ...params));
  }

  /**
   * Planned for these very values, each time: for conditions that one value in ten thousand rows meets and another in
   * half of them.
   */
  plannedRows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]> {
    return this.again(statement.isRead, () => plannedRows(this.pool, statement, ...params));
  }

  /**
   * All of it or nothing: whatever `work` throws takes back what it wrote. `work` runs again when the connection is lost
   * before the commit, so that it has no effects but those of its `queries`. Where doing it twice is the same as once,
   * `idempotent` says so: then it runs again after a commit whose answer was lost, too.
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
      // A connection that cannot even roll back is not given to the next one.
      client?.release(broken);
    }
  }
}

/** A lost connection in our words; every other error as it is. */
function unavailable(error: unknown, isRepeatable: (loss: ConnectionLoss) => boolean): unknown {
  // What Prisma could not send is wrapped already.
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const loss = connectionLossOf(cause);
  return loss ? new DatabaseUnavailableError(cause, isRepeatable(loss)) : error;
}
