import { redirect } from 'react-router';
import type { PaginationFieldsFragment, ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { listingSearch, parseListingQuery, tidyListingSearch, type ListingQuery } from './listing-query';
import { furtherPages, withinPages } from './page-span';

/** What one question to the API brings: the cards of a page and, with the first one, everything around them. */
interface FirstPage {
  items: ProductCardFieldsFragment[];
  pagination: PaginationFieldsFragment;
}

/** An address that can be written better leads to the better one; `fixed` filters are the page's own, not a choice. */
export function expectTidy(url: URL, fixed: readonly string[] = []): void {
  const search = new URLSearchParams(url.searchParams);
  for (const key of fixed) search.delete(key);
  const tidy = tidyListingSearch(search);
  if (tidy !== null || search.size !== url.searchParams.size) {
    throw redirect(`${url.pathname}${tidy ?? listingSearch(parseListingQuery(search), search)}`);
  }
}

/** The cards of all pages of the address, asked for side by side. Pages that are no longer there lead to the last. */
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
  // A product that moved between two answers would stand there twice.
  const cards = new Map([...first.items, ...further.flat()].map((card) => [card.id, card]));
  return { ...first, items: [...cards.values()] };
}
