// A fixed time zone: otherwise the server and the browser could show different dates near midnight.
const timeZone = 'Europe/Moscow';

const parts = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone });

function partsOf(iso: string): { day: string; month: string; year: string } | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const found = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return { day: found['day'] ?? '', month: found['month'] ?? '', year: found['year'] ?? '' };
}

/** Formats a date as «24 ноября», in Moscow time. Returns an empty string for an invalid date. */
export function formatDay(iso: string): string {
  const found = partsOf(iso);
  return found ? `${found.day}\u00A0${found.month}` : '';
}

/** Formats a date as «24 ноября 2026», for texts that are still read years later. */
export function formatDate(iso: string): string {
  const found = partsOf(iso);
  return found ? `${formatDay(iso)} ${found.year}` : '';
}

/** Formats a range as «24–28 ноября» or «28 ноября – 3 декабря», and as one date if both are the same. */
export function formatDays(from: string, to: string): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (!first || !last) return formatDay(from) || formatDay(to);
  if (first.month !== last.month || first.year !== last.year) return `${formatDay(from)} – ${formatDay(to)}`;
  return first.day === last.day ? formatDay(from) : `${first.day}–${formatDay(to)}`;
}
