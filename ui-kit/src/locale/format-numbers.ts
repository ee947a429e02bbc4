import { numberFormat } from './intl-formats.js';
import { defaultLocale, type Locale } from './locale.js';

type Language = Pick<Locale, 'locale'>;

/** ICU versions differ in the spaces between digits and before units; the design uses no-break spaces. */
export const unbroken = (text: string) => text.replace(/\s/g, '\u00A0');

/** Formats a whole number, as «1 280». */
export function formatCount(count: number, { locale }: Language = defaultLocale): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(count);
}

/** Formats a number with one decimal, as «4,6». */
export function formatDecimal(value: number, { locale }: Language = defaultLocale): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Formats a percentage: 30 as «30 %». */
export function formatPercent(percent: number, { locale }: Language = defaultLocale): string {
  return unbroken(numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100));
}

/** Formats the size of a file, as «12,5 МБ», in units of 1024. */
export function formatFileSize(bytes: number, { locale }: Language = defaultLocale): string {
  const [unit, size] = bytes < 1024 ** 2 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 ** 2] as const);
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  return unbroken(format.format(bytes / size));
}
