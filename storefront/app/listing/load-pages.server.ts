import { redirect } from 'react-router';
import type { PaginationFieldsFragment, ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { listingSearch, parseListingQuery, tidyListingSearch, type ListingQuery } from './listing-query';
import { furtherPages, withinPages } from './page-span';

/** The answer for the first page: its cards and the data around them. */
interface FirstPage {
  items: ProductCardFieldsFragment[];
  pagination: PaginationFieldsFragment;
}

/** Redirects to the canonical form of a listing's URL. Drops `fixed` filters: the page sets them itself. */
export function expectTidy(url: URL, fixed: readonly string[] = []): void {
  const search = new URLSearchParams(url.searchParams);
  for (const key of fixed) search.delete(key);
  const tidy = tidyListingSearch(search);
  if (tidy !== null || search.size !== url.searchParams.size) {
    throw redirect(`${url.pathname}${tidy ?? listingSearch(parseListingQuery(search), search)}`);
  }
}

/** Loads all pages of the URL in parallel. Redirects to the last pages if the listing has become shorter. */
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
  // A product that moved between two answers is shown once.
  const cards = new Map([...first.items, ...further.flat()].map((card) => [card.id, card]));
  return { ...first, items: [...cards.values()] };
}
