import { sizesOfBothAges } from '../index/listing-counts.js';
import type { ListingIndex } from '../index/listing-index.js';
import { ALL_COUNTED, type CountedKind, type CountedValue, type ListingCounts } from '../index/listing-query.js';
import { placed } from '../index/placed.js';
import type { EngineCounts } from './search-engine.js';

/**
 * Adds the names and the order of the listing index to an engine's counts. Each filter is computed lazily, on first
 * read.
 */
export function namedCounts(index: ListingIndex, counts: EngineCounts, now: number): ListingCounts {
  // Engines do not count custom fields: where these are asked for, the index counts all.
  const named = { price: counts.price, customFields: [] as ListingCounts['customFields'] } as ListingCounts;
  const lazily = (name: CountedKind | 'sizesByAge' | 'possibleModels', read: () => CountedValue[]) => {
    let values: CountedValue[] | undefined;
    Object.defineProperty(named, name, { enumerable: true, get: () => (values ??= read()) });
  };
  const read = (kind: CountedKind) => placed(index.facets[kind].named(counts[kind] ?? new Map()), now);
  for (const kind of ALL_COUNTED.filter((counted) => counted !== 'size')) lazily(kind, () => read(kind));
  lazily('possibleModels', () => named.model.filter(({ count }) => count > 0));
  lazily('sizesByAge', () => read('size'));
  lazily('size', () => sizesOfBothAges(named.sizesByAge));
  return named;
}
