/** The type of a Prisma row in which every bigint is replaced by a number. */
export type Numbered<Row> = {
  [Column in keyof Row]: bigint extends Row[Column] ? number | Exclude<Row[Column], bigint> : Row[Column];
};

/**
 * Converts the BIGINT columns of a Prisma row to numbers, because GraphQL does not support bigint. Amounts in kopecks
 * and ids are far below 2^53; a higher value throws a RangeError.
 */
export function numbered<Row extends object>(row: Row): Numbered<Row> {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'bigint' ? safe(value) : (value as unknown),
  ]);
  return Object.fromEntries(entries) as Numbered<Row>;
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is no safe integer`);
  return number;
}
