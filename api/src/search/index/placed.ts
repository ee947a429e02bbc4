import { isOnShow, type FacetValue } from './facet.js';
import type { CountedValue } from './listing-query.js';
import type { SizeGroup } from './size-groups.js';

export interface Counted {
  shown: FacetValue;
  count: number;
  sizeGroup?: SizeGroup | null;
}

/**
 * Returns the counted values that are visible now, by their position; if no value has a position, the greatest count
 * first.
 */
export function placed(all: Counted[], now: number): CountedValue[] {
  const counted = all.filter(({ shown }) => isOnShow(shown, now));
  const ordered = counted.some(({ shown }) => shown.position !== undefined)
    ? counted
    : counted.sort((a, b) => b.count - a.count);
  return ordered.map(({ shown: { value, name, hex, parent }, count, sizeGroup }) => ({
    value,
    name,
    count,
    hex,
    parent,
    sizeGroup,
  }));
}
