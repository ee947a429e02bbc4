import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import pg, { type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { PrismaClient } from '../../generated/prisma/client.js';
import { connectionLossOf } from './connection-loss.js';
import { DatabaseUnavailableError } from './database-unavailable.js';

/**
 * Prisma's models without its methods for SQL and transactions: use `Queries.rows` and `Statements.transaction`
 * instead.
 */
export type Models = Omit<PrismaClient, `$${string}` | symbol>;

type Send = (query: QueryConfig) => Promise<QueryResult>;

/** Disables Prisma's own timeout of transactions. `Statements` ends them, however long they take. */
const NO_LIMIT = { timeout: 2 ** 31 - 1 };

/** A Prisma Client that uses the connections of a shared pool and has none of its own. */
export class PrismaOnPool {
  private made: PrismaClient | undefined;

  constructor(
    private readonly pool: Pool,
    /** Sends the statements that Prisma runs outside transactions. */
    private readonly send: Send,
  ) {}

  get models(): Models {
    return this.client;
  }

  /** Loads Prisma's query compiler. */
  async load(): Promise<void> {
    await this.client.$connect();
  }

  /**
   * Runs `work` with Prisma's models inside the transaction that is open on `connection`. The caller commits it or
   * rolls it back.
   */
  async within<T>(connection: PoolClient, work: (models: Models) => Promise<T>): Promise<T> {
    const transaction = new JoinedTransaction((until) =>
      JOINING.run(connection, () => this.client.$transaction(until, NO_LIMIT)),
    );
    try {
      return await work(transaction.models);
    } finally {
      await transaction.leave();
    }
  }

  private get client(): PrismaClient {
    // Uses short error messages, because long ones contain the arguments and so personal data of shoppers.
    return (this.made ??= new PrismaClient({
      adapter: new PrismaPg(new SharedPool(this.pool, this.send)),
      errorFormat: 'minimal',
    }));
  }
}

/**
 * Makes Prisma join a transaction only when a model is used. Most transactions use only SQL, and joining takes 0.15 ms.
 */
class JoinedTransaction {
  private joined: Promise<Models> | undefined;
  private left: Promise<void> | undefined;
  private end: () => void = ignore;

  constructor(private readonly transaction: (until: (models: Models) => Promise<void>) => Promise<void>) {}

  readonly models: Models = new Proxy({} as Models, {
    get: (_, model) => new Proxy({}, { get: (_model, operation) => this.call(model, operation) }),
  });

  /** Ends Prisma's part of the transaction. Models used after this throw. */
  async leave(): Promise<void> {
    this.end();
    await this.left?.catch(ignore);
  }

  private call(model: string | symbol, operation: string | symbol) {
    return async (args: unknown): Promise<unknown> => {
      // The cast is needed because model and operation are known only at run time. Callers are type-checked by
      // `Models`.
      const models = (await (this.joined ??= this.join())) as unknown as AnyModels;
      return models[model]![operation]!(args);
    };
  }

  private join(): Promise<Models> {
    return new Promise((resolve, reject) => {
      const ended = new Promise<void>((end) => (this.end = end));
      this.left = this.transaction((models) => {
        resolve(models);
        return ended;
      });
      this.left.catch(reject);
    });
  }
}

type AnyModels = Record<string | symbol, Record<string | symbol, (args: unknown) => Promise<unknown>>>;

/** The connection with the transaction that Prisma is joining. */
const JOINING = new AsyncLocalStorage<PoolClient>();

/** The pool in the form that Prisma's adapter expects. */
class SharedPool extends pg.Pool {
  constructor(
    pool: Pool,
    private readonly send: Send,
  ) {
    super(pool.options);
  }

  override query = ((query: QueryConfig) => this.send(query)) as Pool['query'];

  /**
   * Called when Prisma starts a transaction. Returns the connection of the transaction that is already open. On it,
   * Prisma's own BEGIN, COMMIT, ROLLBACK and release do nothing.
   */
  // The cast is needed because `connect` also has forms with callbacks, and a connection has more methods. Prisma's
  // adapter uses none of these.
  override connect = (() => {
    const connection = JOINING.getStore();
    if (!connection) return Promise.reject(new Error(NO_TRANSACTION));
    const query: Send = (asked) => (ENDS.has(asked.text) ? Promise.resolve(NO_RESULT) : sent(connection, asked));
    return Promise.resolve({ query, on: ignore, removeListener: ignore, release: ignore });
  }) as unknown as Pool['connect'];
}

/**
 * Sends a query. If the connection is lost, wraps the error here: Prisma would replace it by one that does not tell how
 * it was lost.
 */
async function sent(connection: PoolClient, query: QueryConfig): Promise<QueryResult> {
  try {
    return await connection.query(query);
  } catch (error) {
    throw connectionLossOf(error) ? new DatabaseUnavailableError(error, false) : error;
  }
}

const NO_TRANSACTION =
  'Several statements of Prisma (nested writes) belong in a transaction: statements.transaction(({ prisma }) => …)';
const ENDS = new Set(['BEGIN', 'COMMIT', 'ROLLBACK']);
const NO_RESULT: QueryResult = { rows: [], fields: [], rowCount: 0, command: '', oid: 0 };
const ignore = (): void => undefined;
