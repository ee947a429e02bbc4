import pg from 'pg';

/**
 * Values that do not fit their type, break a rule or are too large (SQLSTATE classes 22, 23, 54): the same product would
 * fail again for ever. A lost connection, a full disk or a deadlock says nothing of any product.
 */
export function isFaultOfData(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}
