import { formatDay, type Locale } from '@meet/ui-kit';

type Calendar = Pick<Locale, 'locale' | 'timeZone'>;

/** A moment as form values in the shop's time zone: `2026-12-01` and `09:30`. */
export interface WallTime {
  day: string;
  time: string;
}

/** Returns the local time of a moment in the shop's time zone. */
export function wallTimeOf(iso: string, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(iso));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

/** Returns the moment of a local time in the shop's time zone. */
export function isoOf({ day, time }: WallTime, timeZone: string): string {
  const utc = Date.parse(`${day}T${time}:00Z`);
  const shownAt = (at: number) => {
    const shown = wallTimeOf(new Date(at).toISOString(), timeZone);
    return Date.parse(`${shown.day}T${shown.time}:00Z`);
  };
  // The second pass finds the offset that is valid at the result, in case daylight saving time begins or ends in
  // between.
  const first = utc - (shownAt(utc) - utc);
  return new Date(first - (shownAt(first) - utc)).toISOString();
}

/** Formats a moment as «24 ноября, 15:30» in the shop's time zone. */
export const sayMoment = (iso: string, calendar: Calendar): string =>
  `${formatDay(iso, calendar)}, ${wallTimeOf(iso, calendar.timeZone).time}`;

/** Whether a limited period includes this moment. */
export const isWithin = (now: number, { publishAt, finishAt }: Period): boolean =>
  (!publishAt || Date.parse(publishAt) <= now) && (!finishAt || Date.parse(finishAt) > now);

/** The time in which an object is shown; null: at once, and without end. */
export interface Period {
  publishAt?: string | null;
  finishAt?: string | null;
}
