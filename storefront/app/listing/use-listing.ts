import { useNavigation, useSearchParams, useSubmit } from 'react-router';
import { listingSearch, parseListingQuery, withPrice, withToggled, type ListingQuery } from './listing-query';

export interface ListingControls {
  /** What the shopper has chosen, at once, also while the list is on its way. */
  query: ListingQuery;
  search: URLSearchParams;
  pending: boolean;
  toggle: (name: string, value: string, checked: boolean) => void;
  setPrice: (from: number | null, to: number | null) => void;
  setSort: (sort: string) => void;
}

export function useListing(pathname: string): ListingControls {
  const [current] = useSearchParams();
  const navigation = useNavigation();
  const submit = useSubmit();
  const next = navigation.location?.pathname === pathname ? navigation.location : undefined;
  const search = next ? new URLSearchParams(next.search) : current;
  const query = parseListingQuery(search);

  const apply = (changed: ListingQuery) => {
    const params = new URLSearchParams(listingSearch(changed, search));
    void submit(params, { method: 'get', action: pathname, preventScrollReset: true });
  };

  return {
    query,
    search,
    pending: next !== undefined,
    toggle: (name, value, checked) => apply(withToggled(query, name, value, checked)),
    setPrice: (from, to) => apply(withPrice(query, from, to)),
    setSort: (sort) => apply({ ...query, page: 1, sort: parseListingQuery(new URLSearchParams({ sort })).sort }),
  };
}
