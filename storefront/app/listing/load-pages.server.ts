import { redirect } from 'react-router';
import type { PaginationFieldsFragment, ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { listingSearch, parseListingQuery, tidyListingSearch, type ListingQuery } from './listing-query';
import { furtherPages, withinPages } from './page-span';

/** The answer for the first requested page: its cards, and what else the page needs. */
interface FirstPage {
  items: ProductCardFieldsFragment[];
  pagination: PaginationFieldsFragment;
}

/**
 * Redirects to the canonical form of a listing's URL. Removes the filters in `fixed`, because the page sets them
 * itself.
 */
export function expectTidy(url: URL, fixed: readonly string[] = []): void {
  const search = new URLSearchParams(url.searchParams);
  for (const key of fixed) search.delete(key);
  const tidy = tidyListingSearch(search);
  if (tidy !== null || search.size !== url.searchParams.size) {
    throw redirect(`${url.pathname}${tidy ?? listingSearch(parseListingQuery(search), search)}`);
  }
}

/**
 * Loads all requested pages in parallel. If the listing has fewer pages than requested, redirects to its last pages.
 */
export async function loadPages<First extends FirstPage>(
  url: URL,
  query: ListingQuery,
  firstPage: Promise<First>,
  furtherPage: (page: number) => Promise<ProductCardFieldsFragment[]>,
): Promise<First> {
  const [first, ...further] = await Promise.all([firstPage, ...furtherPages(query.pages).map(furtherPage)]);
  const pages = withinPages(query.pages, first.pagination.totalPages);
  if (pages.first !== query.pages.first || pages.last !== query.pages.last) {
    throw redirect(`${url.pathname}${listingSearch({ ...query, pages }, url.searchParams)}`);
  }
  // A product may appear on two pages if it moved between the requests; it is shown once.
  const cards = new Map([...first.items, ...further.flat()].map((card) => [card.id, card]));
  return { ...first, items: [...cards.values()] };
}
