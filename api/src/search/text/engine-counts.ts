import { sizesOfBothAges } from '../index/listing-counts.js';
import type { ListingIndex } from '../index/listing-index.js';
import { ALL_COUNTED, type CountedKind, type CountedValue, type ListingCounts } from '../index/listing-query.js';
import { placed } from '../index/placed.js';
import { withSizeGroups } from '../index/with-size-groups.js';
import type { EngineCounts } from './search-engine.js';

/**
 * Adds the names and the order of the listing index to an engine's counts. Each filter is computed lazily, on first
 * read.
 */
export function namedCounts(index: ListingIndex, counts: EngineCounts, now: number): ListingCounts {
  // Engines do not count custom fields: if these are requested, the index counts all filters.
  const named = { price: counts.price, customFields: [] as ListingCounts['customFields'] } as ListingCounts;
  const lazily = (name: CountedKind | 'sizesByAge' | 'possibleModels', read: () => CountedValue[]) => {
    let values: CountedValue[] | undefined;
    Object.defineProperty(named, name, { enumerable: true, get: () => (values ??= read()) });
  };
  const counted = (kind: CountedKind) => index.facets[kind].named(counts[kind] ?? new Map());
  const read = (kind: CountedKind) => placed(counted(kind), now);
  for (const kind of ALL_COUNTED.filter((kind) => kind !== 'size')) lazily(kind, () => read(kind));
  lazily('possibleModels', () => named.model.filter(({ count }) => count > 0));
  lazily('sizesByAge', () => placed(withSizeGroups(index, index.listed, counted('size')), now));
  lazily('size', () => sizesOfBothAges(named.sizesByAge));
  return named;
}
