import { createHash } from 'node:crypto';
import type { Queries } from '../platform/database/statements.js';
import { ApiError, badUserInput } from '../shared/api-error.js';

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** Constraints of the database that speak of one field of an input. */
const FIELD_OF: Record<string, string> = {
  promocode_code_check: 'dto.code',
  promocode_value_check: 'dto.value',
  promocode_window_check: 'dto.endsAt',
};

type Table = 'product' | 'promocode' | 'collection' | 'badge' | 'directory';

/** Columns of a row as GraphQL gave them: what is undefined is left alone. */
type Values = object;

/** Makes a row; columns that are not given have their defaults. */
export async function insertRow(queries: Queries, table: Table, values: Values): Promise<string> {
  const columns = list(values);
  const text = `INSERT INTO "${table}" (${columns})
    SELECT ${columns} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb) RETURNING "id"`;
  const [row] = await explained(
    queries.rows<{ id: string }>(nameOf('insert', table, columns), text, [JSON.stringify(values)]),
  );
  return row!.id;
}

/** Throws NOT_FOUND where there is no such row. */
export async function updateRow(queries: Queries, table: Table, id: string, values: Values): Promise<void> {
  const columns = list(values);
  const change = columns && `SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(t, $2::jsonb))`;
  const text = change
    ? `UPDATE "${table}" t ${change} WHERE t."id" = $1 RETURNING 1`
    : `SELECT 1 FROM "${table}" WHERE "id" = $1`;
  const given = change ? [id, JSON.stringify(values)] : [id];
  const rows = await explained(queries.rows(nameOf('update', table, columns), text, given));
  if (!rows.length) throw notFound();
}

/** Throws NOT_FOUND where there is no such row. */
export async function deleteRow(queries: Queries, table: Table, id: string): Promise<void> {
  const rows = await queries.rows(`delete-${table}`, `DELETE FROM "${table}" WHERE "id" = $1 RETURNING 1`, [id]);
  if (!rows.length) throw notFound();
}

export const notFound = (): ApiError => new ApiError('NOT_FOUND', 'Такой записи нет');

/** PostgreSQL tells names apart by their first 63 characters. */
const nameOf = (verb: string, table: Table, columns: string): string =>
  `${verb}-${table}-${createHash('sha256').update(columns).digest('hex').slice(0, 16)}`;

/** Names of properties of input classes: nothing of what a client sends gets into the text. */
function list(values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.map(([column]) => `"${column}"`).join(', ');
}

/** What the database refuses, in words of the API. */
async function explained<T>(rows: Promise<T>): Promise<T> {
  try {
    return await rows;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION) throw new ApiError('NAME_TAKEN', 'Такое имя уже занято', { constraint });
    const field = code === CHECK_VIOLATION && FIELD_OF[constraint ?? ''];
    if (field) throw badUserInput([{ field, message: 'does not fit the rest' }]);
    throw error;
  }
}
