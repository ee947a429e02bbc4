import type { OnChoiceChange, RangeLimits } from '@meet/ui-kit';
import { useState } from 'react';
import { useSearchParams, useSubmit } from 'react-router';
import { afterPaint } from '../browser/after-paint';
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

/**
 * The choice of a listing, which is stored in its URL. A choice takes effect at once but first renders only the
 * filters. The router renders the page for it afterwards, in parts that keep the page responsive.
 * @param next The parameters of the URL to which the list is navigating.
 * @param replaces Whether a new choice replaces the last one in the browser's history.
 */
export function useListing(
  pathname: string,
  categories: readonly CategoryOption[],
  next: string | undefined,
  replaces: () => boolean,
): ListingControls {
  const [current] = useSearchParams();
  const submit = useSubmit();
  const address = current.toString();
  const [choice, setChoice] = useState<{ search: string; madeAt: string } | null>(null);
  // The page has another URL now, so the choice is in the URL, or was left by Back.
  if (choice && choice.madeAt !== address) setChoice(null);
  const chosen = choice?.madeAt === address ? choice.search : next;
  const search = chosen === undefined ? current : new URLSearchParams(chosen);
  const query = parseListingQuery(search);

  const apply = (changed: ListingQuery) => {
    const params = new URLSearchParams(listingSearch(changed, search));
    const made = { search: params.toString(), madeAt: address };
    const replace = replaces();
    setChoice(made);
    void afterPaint()
      .then(() => submit(params, { method: 'get', action: pathname, preventScrollReset: true, replace }))
      // Also reset if the URL stays the same because the shop refuses the choice.
      .finally(() => setChoice((last) => (last === made ? null : last)));
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
