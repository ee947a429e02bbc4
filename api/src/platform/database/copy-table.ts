import type { Readable, Writable } from 'node:stream';
import { from, to } from 'pg-copy-streams';
import type { Connection } from './open-connection.js';

/** A stream that knows, once it has ended, how many rows it has passed. */
export interface Counted {
  readonly rowCount: number;
}

/** Returns the rows of `COPY … TO STDOUT` as a stream. The connection runs nothing else until the stream ends. */
export const copyOut = (connection: Connection, sql: string): Readable & Counted =>
  connection.query(to(sql)) as unknown as Readable & Counted;

/** Returns the stream that `COPY … FROM STDIN` reads its rows from. */
export const copyIn = (connection: Connection, sql: string): Writable & Counted =>
  connection.query(from(sql)) as unknown as Writable & Counted;
