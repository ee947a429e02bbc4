declare const kopecks: unique symbol;

/** Money: a whole, non-negative number of kopecks that JSON carries exactly. */
export type Kopecks = number & { readonly [kopecks]: true };

/** Throws a RangeError for anything that is no amount of money. */
export function toKopecks(value: number | bigint): Kopecks {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${value} is not a whole, non-negative number of kopecks`);
  return amount as Kopecks;
}
