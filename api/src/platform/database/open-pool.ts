import pg from 'pg';

/** Connections of one process to one database; `openPool` makes it. */
export type Pool = pg.Pool;
/** One of its connections, lent for a transaction. */
export type PoolConnection = pg.PoolClient;

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * A pool that survives the loss of its connections. The driver raises an `error` event on a lost connection, and the
 * event ends the process where nobody listens: here somebody does, also while a transaction has the connection. The
 * statement that is on it, or the next one, is rejected all the same.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...options,
    connectionString: options.connectionString && inUtc(options.connectionString),
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** Prisma sends and reads times without their zone. They are right where that of the session is UTC, whatever the server's. */
function inUtc(connectionString: string): string {
  const url = new URL(connectionString);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', given ? `${given} -c TimeZone=UTC` : '-c TimeZone=UTC');
  return url.href;
}
