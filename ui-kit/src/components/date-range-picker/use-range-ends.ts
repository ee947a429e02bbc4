import { useState } from 'react';
import { isSameRange, rangeOf, type DateRange, type RangeEnds } from './date-range.js';

/**
 * Both ends of a range while they are typed or chosen one after the other, and what puts others. The range is null until
 * there are two in order. Another value from the caller replaces the ends.
 */
export function useRangeEnds(
  value: DateRange | null,
  onValueChange: (value: DateRange | null) => void,
): [ends: RangeEnds, put: (ends: RangeEnds) => void] {
  const [kept, setKept] = useState<RangeEnds | null>(null);
  const ends = kept && isSameRange(rangeOf(kept), value) ? kept : (value ?? { from: null, to: null });
  const put = (next: RangeEnds) => {
    setKept(next);
    const range = rangeOf(next);
    if (!isSameRange(range, value)) onValueChange(range);
  };
  return [ends, put];
}
