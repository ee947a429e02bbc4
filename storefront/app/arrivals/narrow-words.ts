import { formatDay } from '@meet/ui-kit';
import type { ArrivalFieldsFragment } from '../graphql/generated/graphql';
import { daysWords } from './arrival-words';

/** Whether both days are in the same month, so that its name is shown once. Days are midnight in UTC. */
export const isOfOneMonth = ({ earliest, latest }: ArrivalFieldsFragment): boolean =>
  earliest.slice(0, 7) === latest.slice(0, 7);

/** Returns when goods arrive, in short form: «9–15 дек», «30 ноя», and «с 30 ноя» if the days are in two months. */
export function whenShortly(arrival: ArrivalFieldsFragment): string {
  const days = isOfOneMonth(arrival) ? daysWords(arrival) : `с\u00A0${formatDay(arrival.earliest)}`;
  return days.replace(/(?<=\p{L}{3})\p{L}+/gu, '');
}
