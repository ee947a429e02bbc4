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
 * Runs a statement without its name: PostgreSQL plans it for the given values, each time. For tables that grow
 * meanwhile, and for conditions that one value meets in one row of ten thousand and another in half of them.
 */
export async function plannedRows<Params extends object, Row>(
  connection: Connection,
  statement: Statement<Params, Row>,
  ...[params]: Given<Params>
): Promise<Row[]> {
  return (await send(connection, statement, params, { named: false })).rows as Row[];
}

/** Runs a statement and returns how many rows it wrote. */
export async function affected<Params extends object, Row>(
  connection: Connection,
  statement: Statement<Params, Row>,
  ...[params]: Given<Params>
): Promise<number> {
  return (await send(connection, statement, params)).rowCount ?? 0;
}

/**
 * Runs a command that has neither parameters nor typed rows: transaction control, LISTEN, LOCK, definitions of tables.
 * Throws if the text could have them: then it must be a statement.
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
  { named } = { named: true },
): Promise<QueryResult> {
  const values = params ? statement.values(params) : [];
  return connection.query({ ...(named && { name: statement.name }), text: statement.text, values });
}
