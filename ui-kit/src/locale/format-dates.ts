import { dateFormat } from './intl-formats.js';
import { defaultLocale, type Locale } from './locale.js';

type Calendar = Pick<Locale, 'locale' | 'timeZone'>;

const dayFormat = ({ locale, timeZone }: Calendar) => dateFormat(locale, { day: 'numeric', month: 'long', timeZone });
const yearFormat = ({ locale, timeZone }: Calendar) =>
  dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });

/**
 * Keeps the day and its month on one line, and the dash of a range with what follows. A word joiner after a dash
 * between two numbers prevents a line break. Thin spaces, which only some ICU versions put around a dash, are removed.
 */
const unbroken = (text: string) =>
  text
    .replace(/[\u2009\u202F]/g, ' ')
    .replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d{1,2}(?!\d))| (?=–)/gu, '\u00A0')
    .replace(/–(?=\d)/g, '–\u2060');

function dateOf(iso: string): Date | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats a date as «24 ноября», in the time zone of the locale. Returns an empty string for an invalid date. */
export function formatDay(iso: string, calendar: Calendar = defaultLocale): string {
  const date = dateOf(iso);
  return date ? unbroken(dayFormat(calendar).format(date)) : '';
}

/** Formats a date as «24 ноября 2026», for texts that are still read years later. */
export function formatDate(iso: string, calendar: Calendar = defaultLocale): string {
  const date = dateOf(iso);
  // Removes the abbreviation of «year» with which Russian, Ukrainian and Bulgarian dates end, because it sounds
  // bureaucratic.
  return date ? unbroken(yearFormat(calendar).format(date)).replace(/\s\p{L}\.$/u, '') : '';
}

/** Formats a range as «24–28 ноября» or «28 ноября – 3 декабря», and as one date if both are the same. */
export function formatDays(from: string, to: string, calendar: Calendar = defaultLocale): string {
  const [first, last] = [dateOf(from), dateOf(to)];
  if (!first || !last) return formatDay(from, calendar) || formatDay(to, calendar);
  // `formatRange` would add the year to both dates.
  if (yearOf(first, calendar) !== yearOf(last, calendar))
    return `${formatDay(from, calendar)}\u00A0– ${formatDay(to, calendar)}`;
  return unbroken(dayFormat(calendar).formatRange(first, last));
}

/** Formats a moment as «24 ноября, 15:30», in the time zone of the locale. Returns an empty string for an invalid one. */
export function formatMoment(iso: string, calendar: Calendar = defaultLocale): string {
  const date = dateOf(iso);
  if (!date) return '';
  const { locale, timeZone } = calendar;
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(date);
  return `${formatDay(iso, calendar)}, ${time}`;
}

const yearOf = (date: Date, { timeZone }: Calendar) => dateFormat('en', { year: 'numeric', timeZone }).format(date);
