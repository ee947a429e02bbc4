import pg from 'pg';

/**
 * True for a database error caused by the data: values that do not fit their type, break a constraint or are too large
 * (SQLSTATE classes 22, 23, 54). Retrying would never succeed. A lost connection, a full disk or a deadlock is not the
 * product's fault.
 */
export function isFaultOfData(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}
