export interface DateRange {
  /** The first day, such as `2026-11-01`. */
  from: string;
  /** The last day, inclusive. */
  to: string;
}

export interface DateRangePreset {
  /** What people call the days, such as «Вчера». */
  label: string;
  /** The days. */
  range: DateRange;
}

/** Both ends, of which some may still be missing. */
export interface RangeEnds {
  from: string | null;
  to: string | null;
}

export const isSameRange = (one: DateRange | null, other: DateRange | null): boolean =>
  one?.from === other?.from && one?.to === other?.to;

/** Returns the range that two ends make; null while one is missing, or the last day is before the first. */
export const rangeOf = ({ from, to }: RangeEnds): DateRange | null =>
  from !== null && to !== null && from <= to ? { from, to } : null;
