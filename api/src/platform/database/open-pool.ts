import pg from 'pg';

/** A connection pool, created by `openPool`. */
export type Pool = pg.Pool;
/** A connection of a pool, borrowed for a transaction. */
export type PoolConnection = pg.PoolClient;

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Returns a connection pool that survives lost connections. Statements of a transaction that do not wait for each other's
 * rows are sent at once, and the server runs them in their order. The driver raises an `error` event on a lost connection,
 * which would end the process if there were no listener. So each connection always has a listener, even during a
 * transaction. The statement in progress, or the next one, is still rejected.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    pipeline: true,
    ...options,
    connectionString: options.connectionString && withSettings(options.connectionString),
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Prisma writes and reads times as UTC without a zone, whatever zone the server is set to. A statement runs in one
 * process: starting others takes more of the processor than most statements do, and calls of others wait for it.
 */
const SETTINGS = '-c TimeZone=UTC -c max_parallel_workers_per_gather=0';

function withSettings(connectionString: string): string {
  const url = new URL(connectionString);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', given ? `${given} ${SETTINGS}` : SETTINGS);
  return url.href;
}
