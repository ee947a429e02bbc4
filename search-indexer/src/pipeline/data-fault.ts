import pg from 'pg';

/**
 * True for values that do not fit their type, break a constraint or are too large (SQLSTATE classes 22, 23, 54):
 * retrying the product would fail for ever. A lost connection, a full disk or a deadlock is no fault of a product.
 */
export function isFaultOfData(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}
