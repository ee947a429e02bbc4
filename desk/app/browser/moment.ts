import { formatDate, type Locale } from '@meet/ui-kit';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a moment as «24 ноября 2026, 15:30», in the time zone of the locale: of deeds the minute counts. */
export function momentOf(iso: string, locale: Locale): string {
  const key = `${locale.locale} ${locale.timeZone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale.locale, { hour: '2-digit', minute: '2-digit', timeZone: locale.timeZone });
  formats.set(key, format);
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : `${formatDate(iso, locale)}, ${format.format(date)}`;
}
