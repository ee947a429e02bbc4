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

function timeOf(iso: string, locale: Locale): string {
  const key = `${locale.locale} ${locale.timeZone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale.locale, { hour: '2-digit', minute: '2-digit', timeZone: locale.timeZone });
  formats.set(key, format);
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
