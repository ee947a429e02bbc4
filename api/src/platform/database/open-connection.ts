import pg from 'pg';

/** A connection that belongs to no pool, for LISTEN or for a command. */
export type Connection = pg.Client;

/**
 * Returns a connection that is not open yet: `connect()` opens it, `end()` closes it. If it is lost, its current
 * statement is rejected. The driver also raises an `error` event, which would end the process if there were no
 * listener, so one is added here.
 */
export function makeConnection(options: pg.ClientConfig): Connection {
  const connection = new pg.Client(options);
  connection.on('error', () => undefined);
  return connection;
}
