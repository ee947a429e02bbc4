import { countRange } from '@meet/ui-kit';

/** A delivery time in days: «3–5 дней», «1 день». */
export const daysWords = (least: number, most: number): string =>
  countRange(least, most, { one: 'день', few: 'дня', many: 'дней' });
