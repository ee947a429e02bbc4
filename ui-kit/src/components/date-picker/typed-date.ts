import { dateFormat } from '../../locale/intl-formats.js';

const units = ['day', 'month', 'year'] as const;
type Unit = (typeof units)[number];

const isUnit = (type: string): type is Unit => (units as readonly string[]).includes(type);

/** The short date format of a language, with the Gregorian calendar and Latin digits. */
const shortFormat = (locale: string) =>
  dateFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });

/** Removes invisible direction marks, which would disturb the caret. */
const plain = (text: string) => text.replace(/[\u200E\u200F\u061C]/g, '');

/** Writes `2026-11-24` as the shopper would type it: `24.11.2026` or `11/24/2026`. */
export const writeDate = (date: string, locale: string): string => plain(shortFormat(locale).format(new Date(date)));

/** The format of a typed date, such as `дд.мм.гггг`. */
export const formOfDate = (locale: string, names: Record<Unit, string>): string =>
  plain(
    shortFormat(locale)
      .formatToParts(0)
      .map(({ type, value }) => (isUnit(type) ? names[type] : value))
      .join(''),
  );

/** Reads a typed date, with any separators or none, as `2026-11-24`. Returns null if it is not a date. */
export function readDate(text: string, locale: string): string | null {
  const order = shortFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isUnit);
  const numbers = text.match(/\d+/g) ?? [];
  const [digits = ''] = numbers;
  if (numbers.length === 1 && digits.length === 8) return dateOf(order, split(digits, order));
  if (numbers.length !== 3) return null;
  // A pasted date may begin with its year in any language.
  return dateOf(digits.length === 4 ? ['year', 'month', 'day'] : order, numbers);
}

function split(digits: string, order: readonly Unit[]): string[] {
  let rest = digits;
  return order.map((unit) => {
    const length = unit === 'year' ? 4 : 2;
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
}

function dateOf(order: readonly Unit[], numbers: readonly string[]): string | null {
  const of = (unit: Unit) => numbers[order.indexOf(unit)] ?? '';
  if (of('year').length !== 4) return null;
  const iso = `${of('year')}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`;
  const date = new Date(iso);
  // JavaScript turns 31 June into 1 July, so the result is compared with the text.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
