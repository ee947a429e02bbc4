declare const kopecks: unique symbol;

/** An amount of money: a whole, non-negative number of kopecks that JSON represents exactly. */
export type Kopecks = number & { readonly [kopecks]: true };

/** Throws a RangeError for anything that is not an amount of money. */
export function toKopecks(value: number | bigint): Kopecks {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${value} is not a whole, non-negative number of kopecks`);
  return amount as Kopecks;
}

const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });

/** Writes an amount as a shopper reads it, in whole roubles: `12 990 ₽`. */
export const inRoubles = (kopecks: number): string => roubles.format(kopecks / 100);
