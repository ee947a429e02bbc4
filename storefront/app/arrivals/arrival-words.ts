import { formatDay, formatDays } from '@meet/ui-kit';
import type { ArrivalFieldsFragment, ArrivalsFieldsFragment } from '../graphql/generated/graphql';

export type Speed = 'FAST' | 'SLOW';

const weekdays = [
  'в\u00A0воскресенье',
  'в\u00A0понедельник',
  'во\u00A0вторник',
  'в\u00A0среду',
  'в\u00A0четверг',
  'в\u00A0пятницу',
  'в\u00A0субботу',
];

/** Returns the delivery days of an offer, by its delivery speed. */
export const arrivalOf = ({ fast, slow }: ArrivalsFieldsFragment, speed: Speed): ArrivalFieldsFragment =>
  speed === 'FAST' ? fast : slow;

const written = new WeakMap<ArrivalFieldsFragment, string>();

/**
 * Formats delivery days as «9–15 декабря». Remembered for each answer of the API, because a page shows the same days on
 * hundreds of sizes, and formatting a range of dates is slow.
 */
export function daysWords(arrival: ArrivalFieldsFragment): string {
  const words = written.get(arrival) ?? formatDays(arrival.earliest, arrival.latest);
  written.set(arrival, words);
  return words;
}

/** Returns when goods arrive: «в субботу, 28 ноября», or «9–15 декабря». */
export function whenWords(arrival: ArrivalFieldsFragment): string {
  const { earliest, latest } = arrival;
  if (earliest !== latest) return daysWords(arrival);
  // The API returns days as midnight in UTC.
  return `${weekdays[new Date(earliest).getUTCDay()]}, ${formatDay(earliest)}`;
}

export const arrivesWords = (arrival: ArrivalFieldsFragment): string => `Придёт ${whenWords(arrival)}`;

/** Returns when a parcel arrives: one range of days, or two, one for goods in Russia and one for goods from abroad. */
export function parcelWords({ fast, slow }: ArrivalsFieldsFragment, speeds: readonly Speed[]): string {
  const hasFast = speeds.includes('FAST');
  if (hasFast && speeds.includes('SLOW')) return `${arrivesWords(fast)}, из-за рубежа\u00A0— ${whenWords(slow)}`;
  return arrivesWords(hasFast ? fast : slow);
}
