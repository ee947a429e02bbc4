import { setTimeout as sleep } from 'node:timers/promises';
import { Statement } from '@meet/statements';
import type pg from 'pg';
import type { Queries } from '../platform/database/statements.js';

const OWN_PID = new Statement<Record<never, never>, { pid: number }>('own-pid', 'SELECT pg_backend_pid() AS "pid"');

/** Returns the id of the PostgreSQL process that serves the connection. */
export async function pidOf(queries: Queries): Promise<number> {
  return (await queries.rows(OWN_PID))[0]!.pid;
}

/** Ends a connection. Resolves when both the server and this process have noticed. */
export async function endConnection(admin: pg.Client, pid: number): Promise<void> {
  await admin.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
  await sleep(50);
}
