import type { FilterGroupData } from '@meet/ui-kit';
import { listingSearch, mineKey, mineValue, withToggled, type ListingQuery } from './listing-query';
import type { AppliedFilter } from './listing-view';

/** Data about the shopper's own size for a list. */
export interface OwnSize {
  isKnown: boolean;
  /** Effect of the filter on the list, or why it has no effect; null for a guest, who must sign in to use it. */
  note: string | null;
  /** The size as text: «Мой размер: 42». */
  line: string;
  /** Number of the list's products that are in stock in the shopper's size. */
  count: number;
}

/** The switch «Мой размер» before the sizes, for shoppers whose size is known. */
export function ownSizeGroups({ isKnown, line, count }: OwnSize, { mine }: ListingQuery): FilterGroupData[] {
  if (!isKnown) return [];
  const choice = { value: mineValue, label: line, count, checked: mine };
  return [{ name: mineKey, label: line, layout: 'flag', choices: [choice] }];
}

/** The chip that removes the filter, for everybody whose URL contains it. */
export function ownSizeChips({ line }: OwnSize, query: ListingQuery, others: URLSearchParams): AppliedFilter[] {
  if (!query.mine) return [];
  return [{ key: mineKey, name: line, search: listingSearch(withToggled(query, mineKey, mineValue, false), others) }];
}
