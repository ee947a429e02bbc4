import { plannedRows, rows, rowsWithin, type Given, type Statement } from '@meet/statements';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { escapeLiteral, type Client, type Pool, type PoolClient, type QueryResult } from 'pg';
import { currentCause } from '../../shared/request-scope.js';
import { connectionLossOf, type ConnectionLoss } from './connection-loss.js';
import { DatabaseUnavailableError } from './database-unavailable.js';
import { openPrisma, type Models } from './open-prisma.js';

/** Runs prepared statements. Each is planned once per connection, and its rows are not mapped to objects of an ORM. */
export interface Queries {
  rows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]>;
}

/** The statements of one transaction. */
export interface Transaction extends Queries {
  /**
   * Sends the commit together with the statements that were issued in this turn of the event loop, so that it needs no
   * round trip of its own. `work` issues no statement afterwards, and waits for all of them. If one fails, the server
   * rolls back instead.
   */
  commit(): void;
}

export interface TransactionOptions {
  /** Milliseconds that a statement may take, in place of those of the pool: for rare work on very many rows. */
  longestMs?: number;
  idempotent?: boolean;
  beginsWithFirst?: boolean;
  findsByIndex?: boolean;
}

/** A killed database server restarts within seconds. If it takes longer, retries stop and the caller gets the error. */
const AGAIN = retry(
  handleWhen((error) => error instanceof DatabaseUnavailableError && error.repeatable),
  { maxAttempts: 5, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }) },
);
const ANSWER_WITHIN_MS = 2000;
/** A server that has not cancelled a statement so long after its time is unreachable. */
const CANCELS_WITHIN_MS = 5000;

/**
 * Begins a transaction in which statements are planned once per connection, for all values, and never as a scan of a
 * whole table. PostgreSQL would plan some statements anew for each call, which takes longer than running them. And it
 * would keep a scan that it chose while the table was empty, until the table is analysed again.
 */
const BY_INDEX = 'BEGIN; SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL enable_seqscan = off';

/** Begins a transaction, and tells its triggers who or what causes it (`current_cause()` in `api/prisma/sql`). */
function begin(findsByIndex: boolean, longestMs: number | undefined): string {
  const cause = currentCause();
  const said = cause ? `; SET LOCAL meet.cause = ${escapeLiteral(JSON.stringify(cause))}` : '';
  const longest = longestMs === undefined ? '' : `; SET LOCAL statement_timeout = ${longestMs}`;
  return (findsByIndex ? BY_INDEX : 'BEGIN') + longest + said;
}

/**
 * The API's access to its database. After a lost connection it retries if that is safe: reads, statements that were
 * never sent, and transactions whose commit was not sent. Everything else fails with SERVICE_UNAVAILABLE and may have
 * been executed.
 */
export class Statements implements Queries {
  private openedPrisma: Models | undefined;

  constructor(private readonly pool: Pool) {}

  /** Prisma's models, for reads and single writes that are neither performance-critical nor part of a transaction. */
  get prisma(): Models {
    return (this.openedPrisma ??= openPrisma(this.pool, (isRead, send) => this.again(isRead, send)));
  }

  rows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]> {
    return this.again(statement.isRead, () => rows(this.pool, statement, ...params));
  }

  /**
   * Runs a statement that is planned anew for the passed values. Use it if one value of a condition matches one row in
   * ten thousand and another value matches half of them.
   */
  plannedRows<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]> {
    return this.again(statement.isRead, () => plannedRows(this.pool, statement, ...params));
  }

  /**
   * Runs a statement that finds its rows by indexes, whatever the tables contained when it was planned: see {@link
   * BY_INDEX}.
   */
  rowsByIndex<Params extends object, Row>(statement: Statement<Params, Row>, ...params: Given<Params>): Promise<Row[]> {
    const work = (queries: Transaction) => {
      const found = queries.rows(statement, ...params);
      queries.commit();
      return found;
    };
    return this.transaction(work, { beginsWithFirst: true, findsByIndex: true });
  }

  /**
   * Runs `work` in a transaction and commits; rolls back if `work` throws. If the connection is lost before the commit,
   * `work` runs again, so it must have no side effects besides its `queries`. With `idempotent` (running twice has the
   * same result) it also runs again if the response to the commit was lost. With `beginsWithFirst` BEGIN is sent
   * together with the first statements of `work`. If BEGIN fails, each of these statements runs by itself, and nothing
   * after them: so they only read and lock, or write rows that may stay. `findsByIndex` is for transactions whose
   * statements always find a few rows by indexes: see {@link BY_INDEX}.
   */
  transaction<T>(work: (queries: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return AGAIN.execute(() => this.attempt(work, options));
  }

  /** Returns whether the database answers now. */
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

  private async attempt<T>(
    work: (queries: Transaction) => Promise<T>,
    { idempotent = false, beginsWithFirst = false, findsByIndex = false, longestMs }: TransactionOptions,
  ): Promise<T> {
    let client: PoolClient | undefined;
    let broken: Error | undefined;
    /** The reason why no more statements can be sent. */
    let over: Error | undefined;
    let committing: Promise<QueryResult> | undefined;
    try {
      const connection = (client = await this.pool.connect());
      const commit = () => {
        if (over) throw over;
        gather(connection);
        committing = connection.query('COMMIT');
        // `work` may fail before any code waits for the commit.
        committing.catch(() => undefined);
      };
      if (beginsWithFirst) gather(connection);
      const begun = connection.query(begin(findsByIndex, longestMs));
      // BEGIN is answered before the statements that were sent with it.
      begun.catch((error: Error) => (over = error));
      if (!beginsWithFirst) await begun;
      const result = await work({
        commit,
        rows: (statement, ...params) => {
          if (committing) throw new Error(`«${statement.name}» was asked for after the commit`);
          if (over) throw over;
          gather(connection);
          return longestMs === undefined
            ? rows(connection, statement, ...params)
            : rowsWithin(connection, longestMs + CANCELS_WITHIN_MS, statement, ...params);
        },
      });
      if (!committing) commit();
      // If a statement has failed, the server rolls back at COMMIT and reports no error.
      if ((await committing!).command !== 'COMMIT') throw new Error('the transaction was rolled back');
      return result;
    } catch (error) {
      // Parts of `work` may continue; their statements would run outside of the transaction.
      over = new Error('the transaction was rolled back');
      await client?.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw unavailable(error, (loss) => (loss === 'NOT_SENT' || loss === 'UNKNOWN') && (!committing || idempotent));
    } finally {
      // If the rollback failed, the connection is closed instead of being returned to the pool.
      client?.release(broken);
    }
  }
}

/** Sends all statements that are issued now in one packet, because each packet wakes the server and may cost a turn. */
function gather(connection: PoolClient): void {
  const { stream } = (connection as PoolClient & Client).connection;
  if (stream.writableCorked) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Converts the error of a lost connection into a DatabaseUnavailableError; returns any other error unchanged. */
function unavailable(error: unknown, isRepeatable: (loss: ConnectionLoss) => boolean): unknown {
  const loss = connectionLossOf(error);
  return loss ? new DatabaseUnavailableError(error, isRepeatable(loss)) : error;
}
