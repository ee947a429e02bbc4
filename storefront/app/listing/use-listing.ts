import type { OnChoiceChange, RangeLimits } from '@meet/ui-kit';
import { useNavigation, useSearchParams, useSubmit } from 'react-router';
import { withCategory, type CategoryOption } from './category-tree';
import {
  listingSearch,
  parseListingQuery,
  withPrice,
  withRange,
  withToggled,
  type ListingQuery,
} from './listing-query';
import { firstPage } from './page-span';

export interface ListingControls {
  /** The shopper's current choice, even if its products are still loading. */
  query: ListingQuery;
  search: URLSearchParams;
  pending: boolean;
  toggle: OnChoiceChange;
  setPrice: (limits: RangeLimits) => void;
  setRange: (limits: RangeLimits, name: string) => void;
  setSort: (sort: string) => void;
}

export function useListing(pathname: string, categories: readonly CategoryOption[]): ListingControls {
  const [current] = useSearchParams();
  const navigation = useNavigation();
  const submit = useSubmit();
  const next = navigation.location?.pathname === pathname ? navigation.location : undefined;
  const search = next ? new URLSearchParams(next.search) : current;
  const query = parseListingQuery(search);

  const apply = (changed: ListingQuery) => {
    const params = new URLSearchParams(listingSearch(changed, search));
    // `flushSync` shows the new check mark at once, before the list is loaded.
    void submit(params, { method: 'get', action: pathname, preventScrollReset: true, flushSync: true });
  };

  return {
    query,
    search,
    pending: next !== undefined,
    toggle: (checked, { name, value }) => {
      const next = withToggled(query, name, value, checked);
      if (name !== 'categories' || !checked) return apply(next);
      const chosen = withCategory(categories, query.lists.categories, value);
      apply({ ...next, lists: { ...next.lists, categories: chosen } });
    },
    setPrice: ({ from, to }) => apply(withPrice(query, from, to)),
    setRange: ({ from, to }, name) => apply(withRange(query, name, from, to)),
    setSort: (sort) =>
      apply({ ...query, pages: firstPage, sort: parseListingQuery(new URLSearchParams({ sort })).sort }),
  };
}
