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

/** The days of an offer, by its delivery speed. */
export const arrivalOf = ({ fast, slow }: ArrivalsFieldsFragment, speed: Speed): ArrivalFieldsFragment =>
  speed === 'FAST' ? fast : slow;

/** When something arrives: «в субботу, 28 ноября», or «9–15 декабря». */
export function whenWords({ earliest, latest }: ArrivalFieldsFragment): string {
  if (earliest !== latest) return formatDays(earliest, latest);
  // Days come as midnight in UTC.
  return `${weekdays[new Date(earliest).getUTCDay()]}, ${formatDay(earliest)}`;
}

export const arrivesWords = (arrival: ArrivalFieldsFragment): string => `Придёт ${whenWords(arrival)}`;

/** When a parcel arrives: one range, or one for what is in Russia and one for what comes from abroad. */
export function parcelWords({ fast, slow }: ArrivalsFieldsFragment, speeds: readonly Speed[]): string {
  const hasFast = speeds.includes('FAST');
  if (hasFast && speeds.includes('SLOW')) return `${arrivesWords(fast)}, из-за рубежа\u00A0— ${whenWords(slow)}`;
  return arrivesWords(hasFast ? fast : slow);
}
