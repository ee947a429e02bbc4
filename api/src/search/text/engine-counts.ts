import { placed } from '../index/listing-counts.js';
import type { ListingIndex } from '../index/listing-index.js';
import { ALL_COUNTED, type ListingCounts } from '../index/listing-query.js';
import type { EngineCounts } from './search-engine.js';

/**
 * Adds the names and the order of the listing index to an engine's counts. Each filter is computed lazily, on first
 * read.
 */
export function namedCounts(index: ListingIndex, counts: EngineCounts, now: number): ListingCounts {
  const named = { price: counts.price };
  for (const kind of ALL_COUNTED) {
    let values: ListingCounts[typeof kind] | undefined;
    const get = () => (values ??= placed(index.facets[kind].named(counts[kind] ?? new Map()), now));
    Object.defineProperty(named, kind, { enumerable: true, get });
  }
  return named as ListingCounts;
}
