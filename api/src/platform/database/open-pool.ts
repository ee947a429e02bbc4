import pg from 'pg';

/** Connections of one process to one database; `openPool` makes it. */
export type Pool = pg.Pool;
/** One of its connections, lent for a transaction. */
export type PoolConnection = pg.PoolClient;

const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Returns a pool that survives the loss of its connections. The driver raises an `error` event on a lost connection,
 * and an event without a listener ends the process: each connection has one, also while a transaction holds it. The
 * statement that runs on the connection, or the next one, is still rejected.
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

/** Sets the session's time zone to UTC, whatever the server's: Prisma sends and reads times without a zone, as UTC. */
function inUtc(connectionString: string): string {
  const url = new URL(connectionString);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', given ? `${given} -c TimeZone=UTC` : '-c TimeZone=UTC');
  return url.href;
}
