import pg from 'pg';

/** A connection outside any pool, for LISTEN or for a single command. */
export type Connection = pg.Client;

/**
 * A connection that is not open yet: `connect()` opens it, `end()` closes it. When it is lost, the statement running on
 * it is rejected; the driver also raises an `error` event, which would end the process if nobody listened.
 */
export function makeConnection(options: pg.ClientConfig): Connection {
  const connection = new pg.Client(options);
  connection.on('error', () => undefined);
  return connection;
}
