import { askApi } from '../../graphql/api-client.server';
import { PopularGoodsDocument, SearchDocument, SearchPageDocument } from '../../graphql/generated/graphql';
import { completeFilterList, wantsModels } from '../../listing/filter-list';
import { toListingDto } from '../../listing/listing-dto';
import { isFiltered, pageSize, parseListingQuery } from '../../listing/listing-query';
import { expectTidy, loadPages } from '../../listing/load-pages.server';
import { noSignal } from '../../shell/page-errors';

const queryLimit = 200;

export async function loadSearch(url: URL, signal: AbortSignal) {
  expectTidy(url);
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, queryLimit);
  const exact = url.searchParams.get('exact') === '1';
  const { pathname } = url;
  if (query === '')
    return {
      query,
      exact,
      pathname,
      found: null,
      suggestions: [],
      understood: null,
      popular: await loadPopular(signal),
    };

  const listing = parseListingQuery(url.searchParams);
  const at = (page: number) => ({
    dto: { query, exact, ...toListingDto(listing) },
    pagination: { page, limit: pageSize },
  });
  const firstPage = async () => {
    const variables = { ...at(listing.pages.first), withModels: wantsModels(listing) };
    const { data } = await askApi({ document: SearchDocument, variables, signal });
    if (!data) throw noSignal();
    const { filterList, ...rest } = data.searchFilteredProducts;
    return { ...rest, filters: completeFilterList(filterList) };
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
    // Goods themselves stand below.
    suggestions: found.suggestions.filter(({ kind }) => kind !== 'PRODUCT'),
    found: nothing ? null : { ...found, pages: listing.pages, filtered },
    popular: nothing ? await loadPopular(signal) : [],
  };
}

/** A way on where there are no results. */
async function loadPopular(signal: AbortSignal) {
  const { data } = await askApi({ document: PopularGoodsDocument, variables: {}, signal });
  return data?.filteredProducts.items ?? [];
}
