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
 * The choice of a listing, which its address states. A choice holds at once and draws only the filters anew: the router
 * draws the page for it afterwards, in pieces that keep the page answering.
 * @param next The parameters of the address that the list is on its way to.
 * @param replaces Whether a choice that is being made replaces the last one in the browser's history.
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
  // The page has another address now, so the choice is in it, or has been left by Back.
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
      // Also if the address stays, because the shop refuses the choice.
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
