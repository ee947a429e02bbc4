import type { ClientBase, Pool, QueryResult } from 'pg';
import type { Given, Statement } from './statement.js';

export type Connection = Pool | ClientBase;

/** Runs a statement on a connection and returns its rows. */
export async function rows<Params extends object, Row>(
  connection: Connection,
  statement: Statement<Params, Row>,
  ...[params]: Given<Params>
): Promise<Row[]> {
  return (await send(connection, statement, params)).rows as Row[];
}

/**
 * Runs a statement without a name, so PostgreSQL makes a new plan for the given values each time. Use it if a cached
 * plan would be bad: the tables grow meanwhile, or some values match one row in ten thousand and others half of the
 * table.
 */
export async function plannedRows<Params extends object, Row>(
  connection: Connection,
  statement: Statement<Params, Row>,
  ...[params]: Given<Params>
): Promise<Row[]> {
  return (await send(connection, statement, params, { named: false })).rows as Row[];
}

/** As {@link rows}, but the driver waits for so many milliseconds, and not for as long as its connection says. */
export async function rowsWithin<Params extends object, Row>(
  connection: Connection,
  ms: number,
  statement: Statement<Params, Row>,
  ...[params]: Given<Params>
): Promise<Row[]> {
  return (await send(connection, statement, params, { named: true, within: ms })).rows as Row[];
}

/** Runs a statement and returns the number of rows it wrote. */
export async function affected<Params extends object, Row>(
  connection: Connection,
  statement: Statement<Params, Row>,
  ...[params]: Given<Params>
): Promise<number> {
  return (await send(connection, statement, params)).rowCount ?? 0;
}

/**
 * Runs a command without parameters and typed rows: transaction control, LISTEN, LOCK, DDL. Throws for any text that
 * must be declared as a statement instead.
 */
export async function command(connection: Connection, text: string): Promise<void> {
  if (/^\s*(SELECT|WITH|VALUES|INSERT|UPDATE|DELETE|MERGE|TABLE)\b/i.test(text))
    throw new Error(`«${text.trim().slice(0, 40)}» has rows or parameters: declare it with statement().`);
  await connection.query(text);
}

function send<Params extends object, Row>(
  connection: Connection,
  statement: Statement<Params, Row>,
  params: Params | undefined,
  { named, within }: { named: boolean; within?: number } = { named: true },
): Promise<QueryResult> {
  const values = params ? statement.values(params) : [];
  return connection.query({
    ...(named && { name: statement.name }),
    ...(within && { query_timeout: within }),
    text: statement.text,
    values,
  });
}
