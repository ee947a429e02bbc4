import { countOf } from '@meet/ui-kit';

const days = { one: 'день', few: 'дня', many: 'дней' };

/** A delivery time in days: «3–5 дней», «1 день». */
export const daysWords = (least: number, most: number): string =>
  least === most ? countOf(least, days) : `${least}–${countOf(most, days)}`;
