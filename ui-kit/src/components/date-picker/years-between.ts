import type { DatePickerApi } from './use-date-picker.js';

/** Returns the years that a calendar offers: a century back and twenty years ahead where it has no limit. */
export function yearsBetween(
  min: string | undefined,
  max: string | undefined,
  { visibleRange }: DatePickerApi,
): number[] {
  const { year } = visibleRange.start;
  const [first, last] = [yearOf(min) ?? year - 100, yearOf(max) ?? year + 20];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const yearOf = (date: string | undefined) => (date === undefined ? undefined : Number(date.slice(0, 4)));
