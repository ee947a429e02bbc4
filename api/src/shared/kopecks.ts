import type { Language } from './messages/language.js';

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

const RUB = { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' } as const;
const whole = {
  ru: new Intl.NumberFormat('ru-RU', { ...RUB, maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en', { ...RUB, maximumFractionDigits: 0 }),
};
const exact = {
  ru: new Intl.NumberFormat('ru-RU', { ...RUB, minimumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en', { ...RUB, minimumFractionDigits: 0 }),
};

/** Writes an amount for shoppers, in whole roubles: `12 990 ₽`. */
export const inRoubles = (kopecks: number, language: Language = 'ru'): string => whole[language].format(kopecks / 100);

/** Writes an amount in roubles with its kopecks, if it has any: `12 990,50 ₽`. */
export const inKopecks = (kopecks: number, language: Language): string => exact[language].format(kopecks / 100);
