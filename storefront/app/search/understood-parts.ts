import type { UnderstoodFieldsFragment, UnderstoodKind } from '../graphql/generated/graphql';
import { listingSearch, type ListingQuery } from '../listing/listing-query';
import { firstPage } from '../listing/page-span';

/** A filter read from the query, with the URL of the results without it. */
export interface UnderstoodPart {
  key: string;
  name: string;
  href: string;
}

/**
 * The filters read from the query that apply to this list. A filter set by hand overrides the same filter from the
 * query.
 */
export function understoodParts(
  { filters }: UnderstoodFieldsFragment,
  listing: ListingQuery,
  search: URLSearchParams,
): UnderstoodPart[] {
  return filters
    .filter(({ kind, applied }) => applied && !isChosen(kind, listing))
    .map(({ kind, typed, name, without }) => ({
      key: `${kind} ${typed}`,
      name,
      href: hrefWith(without, listing, search),
    }));
}

/** The URL of the results for another query with the same filters. An empty query leads to the catalogue. */
export function hrefWith(query: string, listing: ListingQuery, search: URLSearchParams): string {
  const others = new URLSearchParams(search);
  others.delete('exact');
  others.delete('query');
  if (query !== '') others.set('query', query);
  return `${query === '' ? '/catalog' : '/search'}${listingSearch({ ...listing, pages: firstPage }, others)}`;
}

function isChosen(kind: UnderstoodKind, { lists, sex, priceMin, priceMax }: ListingQuery): boolean {
  if (kind === 'price') return priceMin !== null || priceMax !== null;
  if (kind === 'sex') return sex !== null;
  return kind in lists && lists[kind as keyof typeof lists].length > 0;
}
