import { unbroken } from './format-numbers.js';
import { cached, numberFormat } from './intl-formats.js';
import { defaultLocale, type Locale } from './locale.js';

type Money = Pick<Locale, 'locale' | 'currency'>;

/** Currencies whose prices are rounded to whole units, as shops usually show them. */
const inWholeUnits = new Set(['AMD', 'HUF', 'KZT', 'RSD', 'RUB', 'UZS']);

/** Minor units by currency: a page with a hundred prices asks each time. */
const unitsOf = new Map<string, number>();

function moneyFormat({ locale, currency }: Money, digits?: number): Intl.NumberFormat {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Number of minor units in a unit of the currency: 100 kopecks in a rouble, 1 yen in a yen. */
export function minorUnits({ currency }: Pick<Locale, 'currency'> = defaultLocale): number {
  return cached(
    unitsOf,
    currency,
    () => 10 ** (moneyFormat({ ...defaultLocale, currency }).resolvedOptions().maximumFractionDigits ?? 2),
  );
}

/**
 * Formats a price in minor units (kopecks, cents) as «12 990 ₽» or “$129.90”, with no-break spaces. Returns an em dash
 * for anything but a valid price.
 */
export function formatPrice(price: number | null | undefined, money: Money = defaultLocale): string {
  if (typeof price !== 'number' || !(price >= 0 && price < Infinity)) return '—';
  const value = price / minorUnits(money);
  const isWhole = inWholeUnits.has(money.currency) || Number.isInteger(value);
  return unbroken(moneyFormat(money, isWhole ? 0 : undefined).format(value));
}

/** Returns the currency's symbol as the language writes it: «₽», “$”. */
export function currencySymbol(money: Money = defaultLocale): string {
  return (
    moneyFormat(money)
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? money.currency
  );
}
