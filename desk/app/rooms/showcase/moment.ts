import { formatDay, type Locale } from '@meet/ui-kit';

type Calendar = Pick<Locale, 'locale' | 'timeZone'>;

/** A moment as its fields show it: `2026-12-01` and `09:30`, by the clocks of the shop. */
export interface WallTime {
  day: string;
  time: string;
}

/** Returns what the shop's clocks show at a moment. */
export function wallTimeOf(iso: string, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(iso));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

/** Returns the moment at which the shop's clocks show a time. */
export function isoOf({ day, time }: WallTime, timeZone: string): string {
  const utc = Date.parse(`${day}T${time}:00Z`);
  const shownAt = (at: number) => {
    const shown = wallTimeOf(new Date(at).toISOString(), timeZone);
    return Date.parse(`${shown.day}T${shown.time}:00Z`);
  };
  // The second pass finds the offset that holds at the result, should the clocks change in between.
  const first = utc - (shownAt(utc) - utc);
  return new Date(first - (shownAt(first) - utc)).toISOString();
}

/** Says a moment as «24 ноября, 15:30», by the clocks of the shop. */
export const sayMoment = (iso: string, calendar: Calendar): string =>
  `${formatDay(iso, calendar)}, ${wallTimeOf(iso, calendar.timeZone).time}`;

/** Whether something that is shown for a time is shown at this moment. */
export const isWithin = (now: number, { publishAt, finishAt }: Period): boolean =>
  (!publishAt || Date.parse(publishAt) <= now) && (!finishAt || Date.parse(finishAt) > now);

/** When something is shown; null: at once, and without end. */
export interface Period {
  publishAt?: string | null;
  finishAt?: string | null;
}
