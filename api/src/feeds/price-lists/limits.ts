import { PriceListError } from './price-list-error.js';

/** Size limits of price lists. The database and the worker's memory could hold more, but people do not send more. */
export const MOST_PACKED_BYTES = 50_000_000;
export const MOST_UNPACKED_BYTES = 500_000_000;
export const MOST_ROWS = 200_000;
export const MOST_COLUMNS = 200;

/** Throws a {@link PriceListError} if a table has too many rows, counted with its titles, or columns. */
export function checkSize({ rows, columns }: { rows: number; columns: number }): void {
  if (rows > MOST_ROWS) {
    throw new PriceListError(
      'PRICE_LIST_TOO_MANY_ROWS',
      `the list has ${rows} rows or more, and at most ${MOST_ROWS} are read; divide it into several files`,
    );
  }
  if (columns > MOST_COLUMNS) {
    throw new PriceListError(
      'PRICE_LIST_TOO_MANY_COLUMNS',
      `the list has ${columns} columns, and at most ${MOST_COLUMNS} are read; remove those that are not of the goods`,
    );
  }
}
