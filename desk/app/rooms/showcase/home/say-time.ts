import type { Locale } from '@meet/ui-kit';
import { sayMoment, type Period } from '../moment';
import type { homeTexts } from './home-words';
import { timedStateOf } from './timed-state';

/** Says whether and when an object is shown: «видно сейчас, до 1 декабря, 00:00». */
export function sayTime(
  thing: Period & { active: boolean },
  now: number,
  { texts, locale }: { texts: typeof homeTexts.ru; locale: Pick<Locale, 'locale' | 'timeZone'> },
): string {
  const state = timedStateOf(thing, now);
  const from = state === 'PLANNED' && thing.publishAt && texts.from(sayMoment(thing.publishAt, locale));
  const until = thing.finishAt && texts.until(sayMoment(thing.finishAt, locale));
  return [texts.states[state], from, until].filter(Boolean).join(', ');
}
