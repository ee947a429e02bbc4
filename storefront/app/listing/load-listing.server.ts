import { askApi } from '../graphql/api-client.server';
import { ListingDocument, ListingPageDocument, type FilteredProductsInput } from '../graphql/generated/graphql';
import { noSignal, notFound } from '../shell/page-errors';
import { completeFilterList, wantsModels } from './filter-list';
import { toListingDto } from './listing-dto';
import { isFiltered, pageSize, parseListingQuery } from './listing-query';
import { expectTidy, loadPages } from './load-pages.server';
import { valuesOfPage } from './page-values';

/** The listing of an address below what its page stands for, such as a section or a brand. */
export async function loadListing(url: URL, standsFor: FilteredProductsInput, signal: AbortSignal) {
  expectTidy(url, Object.keys(standsFor));
  const query = parseListingQuery(url.searchParams);
  const chosen = toListingDto({ ...query, sort: query.sort ?? 'POPULAR_FIRST' });
  const dto = { ...chosen, ...standsFor };
  const at = (page: number) => ({ dto, pagination: { page, limit: pageSize } });

  const firstPage = async () => {
    const variables = {
      ...at(query.pages.first),
      withModels: standsFor.brand != null || wantsModels(query),
      page: standsFor,
      ofPage: standsFor.brand != null,
    };
    const { data, codes } = await askApi({
      document: ListingDocument,
      variables,
      signal,
      expected: ['SECTION_NOT_FOUND'],
    });
    if (codes.length > 0) throw notFound(url);
    if (!data) throw noSignal();
    const { filteredProducts, filterList, unfiltered } = data;
    const filters = unfiltered ? valuesOfPage(filterList, unfiltered) : filterList;
    return { ...filteredProducts, filters: completeFilterList(filters) };
  };
  const furtherPage = async (page: number) => {
    const { data } = await askApi({ document: ListingPageDocument, variables: at(page), signal });
    return data?.filteredProducts.items ?? [];
  };

  const { items, pagination, filters } = await loadPages(url, query, firstPage(), furtherPage);
  return { pathname: url.pathname, filtered: isFiltered(query), pages: query.pages, items, pagination, filters };
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>;
