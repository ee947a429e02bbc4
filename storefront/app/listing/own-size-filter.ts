import type { FilterGroupData } from '@meet/ui-kit';
import { listingSearch, mineKey, mineValue, withToggled, type ListingQuery } from './listing-query';
import type { AppliedFilter } from './listing-view';

/** What a list knows of the shopper's own size. */
export interface OwnSize {
  isKnown: boolean;
  /** What the filter does to the list, or why it does nothing; null for a guest, who must sign in for it. */
  note: string | null;
  /** The size in words: «Мой размер: 42». */
  line: string;
  /** Number of the list's products that are in stock in it. */
  count: number;
}

/** The switch «Мой размер» before the sizes, for shoppers whose size is known. */
export function ownSizeGroups({ isKnown, line, count }: OwnSize, { mine }: ListingQuery): FilterGroupData[] {
  if (!isKnown) return [];
  const choice = { value: mineValue, label: line, count, checked: mine };
  return [{ name: mineKey, label: line, layout: 'flag', choices: [choice] }];
}

/** The chip that takes the filter off, for all who have it in their address. */
export function ownSizeChips({ line }: OwnSize, query: ListingQuery, others: URLSearchParams): AppliedFilter[] {
  if (!query.mine) return [];
  return [{ key: mineKey, name: line, search: listingSearch(withToggled(query, mineKey, mineValue, false), others) }];
}
