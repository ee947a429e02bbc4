/** A row with numbers where Prisma has BigInts. */
export type Numbered<Row> = {
  [Column in keyof Row]: bigint extends Row[Column] ? number | Exclude<Row[Column], bigint> : Row[Column];
};

/**
 * Returns a row of Prisma with its BIGINT columns as numbers: GraphQL takes no BigInt, and kopecks and ids are far
 * below 2^53. Throws RangeError above it.
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
