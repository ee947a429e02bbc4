import { redirect } from 'react-router';
import { askApi } from '../../graphql/api-client.server';
import {
  PopularGoodsDocument,
  SearchDocument,
  SearchPageDocument,
  type SearchQuery,
} from '../../graphql/generated/graphql';
import { completeFilterList, wantsModels } from '../../listing/filter-list';
import { toListingDto } from '../../listing/listing-dto';
import { isFiltered, pageSize, parseListingQuery } from '../../listing/listing-query';
import { askOwnSize } from '../../listing/load-own-size.server';
import { expectTidy, loadPages } from '../../listing/load-pages.server';
import { typedText } from '../../browser/typed-text';
import { noSignal } from '../../graphql/page-errors';

const queryLimit = 200;

type Found = Pick<SearchQuery['searchFilteredProducts'], 'suggestions' | 'understood'>;

export async function loadSearch(url: URL, signal: AbortSignal) {
  expectTidy(url);
  const query = typedText(url.searchParams.get('query') ?? '', queryLimit);
  const exact = url.searchParams.get('exact') === '1';
  const { pathname } = url;
  if (query === '') {
    const popular = await loadPopular(signal, true);
    return { query, exact, pathname, found: null, suggestions: [], understood: null, popular };
  }

  const listing = parseListingQuery(url.searchParams);
  const own = await askOwnSize(listing, signal);
  const dto = { query, exact, ...toListingDto(listing), ...own.dto };
  const at = (page: number) => ({
    dto,
    pagination: { page, limit: pageSize },
  });
  const firstPage = async () => {
    const variables = {
      ...at(listing.pages.first),
      withModels: wantsModels(listing),
      // A call that only counts is not a search by the shopper.
      mine: { ...dto, mySize: own.withMine, typing: true },
      withMine: own.withMine,
    };
    const { data, codes } = await askApi({ document: SearchDocument, variables, signal, expected: ['UNAUTHORIZED'] });
    // The session has ended: a guest's list says that signing in is needed.
    if (codes.length > 0) throw redirect(`${url.pathname}${url.search}`);
    if (!data) throw noSignal();
    const { filterList, redirect: target, ...rest } = data.searchFilteredProducts;
    if (target !== null && !isFiltered(listing)) throw redirect(target);
    const ownSize = await own.answer({ ...rest, filters: filterList, inMySize: data.inMySize });
    return { ...rest, filters: completeFilterList(filterList), ownSize };
  };
  const furtherPage = async (page: number) => {
    const { data } = await askApi({ document: SearchPageDocument, variables: at(page), signal });
    return data?.searchFilteredProducts.items ?? [];
  };
  const found = await loadPages(url, listing, firstPage(), furtherPage);
  const filtered = isFiltered(listing);
  const nothing = found.pagination.totalItems === 0 && !filtered;
  return {
    query,
    exact,
    pathname,
    understood: found.understood,
    suggestions: furtherSuggestions(found),
    found: nothing ? null : { ...found, pages: listing.pages, filtered, sorted: listing.sort !== null },
    popular: nothing ? await loadPopular(signal, false) : null,
  };
}

/**
 * Suggestions other than products, which are in the results, and other than the filters read from the query, which are
 * shown above them.
 */
function furtherSuggestions({ suggestions, understood }: Found): Found['suggestions'] {
  const said = understood.filters.flatMap(({ values }) => values);
  return suggestions.filter(({ kind, slug }) => kind !== 'PRODUCT' && !said.includes(slug));
}

/** Number of products in a rail, out of a list of 24. */
const boughtCount = 8;

/** Loads popular products and queries for a page without results, and recently bought products if `bought` is true. */
async function loadPopular(signal: AbortSignal, bought: boolean) {
  const { data } = await askApi({ document: PopularGoodsDocument, variables: { bought }, signal });
  return {
    goods: data?.filteredProducts.items ?? [],
    queries: data?.popularQueries ?? [],
    bought: data?.recentlyBoughtProducts?.slice(0, boughtCount) ?? [],
  };
}
