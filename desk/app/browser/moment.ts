import { formatDate, formatDay, type Locale } from '@meet/ui-kit';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a moment as «24 ноября 2026, 15:30» in the local time zone; the minute is shown because it matters for
 * recorded actions.
 */
export function momentOf(iso: string, locale: Locale): string {
  const time = timeOf(iso, locale);
  return time && `${formatDate(iso, locale)}, ${time}`;
}

/** Formats a moment near `now`: «15:30», or «24 ноября, 15:30» on another day. */
export function nearMomentOf(iso: string, now: number, locale: Locale): string {
  const day = formatDay(iso, locale);
  const time = timeOf(iso, locale);
  return day === formatDay(new Date(now).toISOString(), locale) ? time : `${day}, ${time}`;
}

/** Formats a day near `now`: «24 ноября», or «24 ноября 2025» of another year. */
export function nearDayOf(iso: string, now: number, locale: Locale): string {
  const year = formatOf('year', { year: 'numeric' }, locale);
  const date = new Date(iso);
  const isOther = !Number.isNaN(date.getTime()) && year.format(date) !== year.format(now);
  return isOther ? formatDate(iso, locale) : formatDay(iso, locale);
}

function timeOf(iso: string, locale: Locale): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return formatOf('time', { hour: '2-digit', minute: '2-digit' }, locale).format(date);
}

function formatOf(
  name: string,
  options: Intl.DateTimeFormatOptions,
  { locale, timeZone }: Locale,
): Intl.DateTimeFormat {
  const key = `${name} ${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
}
