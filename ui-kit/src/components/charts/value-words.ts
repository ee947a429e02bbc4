import { dateFormat, numberFormat } from '../../locale/intl-formats.js';
import { formatDay } from '../../locale/format-dates.js';
import { formatPercent } from '../../locale/format-numbers.js';
import { formatPrice, minorUnits } from '../../locale/format-price.js';
import type { Locale } from '../../locale/locale.js';
import type { ChartFormat } from './chart-data.js';

const unbroken = (text: string) => text.replace(/\s/g, '\u00A0');

/** Writes a number in full: `12 990 ₽`. */
export function valueInFull(value: number, format: ChartFormat, locale: Locale): string {
  if (format === 'percent') return formatPercent(value, locale);
  if (format === 'count') return unbroken(numberFormat(locale.locale, {}).format(value));
  return value < 0 ? `\u2212${formatPrice(-value, locale)}` : formatPrice(value, locale);
}

/** Writes a number of the scale in short: `150 тыс. ₽`. */
export function valueInShort(value: number, format: ChartFormat, locale: Locale): string {
  if (format === 'percent') return formatPercent(value, locale);
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  if (format === 'count') return unbroken(numberFormat(locale.locale, short).format(value));
  const { currency } = locale;
  const money = { ...short, style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const written = numberFormat(locale.locale, { ...money, minimumFractionDigits: 0 });
  return unbroken(written.format(value / minorUnits(locale)));
}

/** Writes a day as `24 ноября`. A day has no time zone. */
export const dayInFull = (day: string, { locale }: Locale): string => formatDay(day, { locale, timeZone: 'UTC' });

/** Writes a day as `24 сент.` */
export function dayInShort(day: string, { locale }: Locale): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return unbroken(dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date));
}
