import { askApi } from '../graphql/api-client.server';
import { ListingDocument, ListingPageDocument, type FilteredProductsInput } from '../graphql/generated/graphql';
import { noSignal, notFound } from '../graphql/page-errors';
import { redirect } from 'react-router';
import { completeFilterList, wantsModels } from './filter-list';
import { toListingDto } from './listing-dto';
import { isFiltered, pageSize, parseListingQuery } from './listing-query';
import { expectTidy, loadPages } from './load-pages.server';
import { askOwnSize } from './load-own-size.server';
import { valuesOfPage } from './page-values';

/**
 * Returns the products of a listing: those of the filtered query or, if no filter is chosen, those of the collection.
 */
const goodsOf = <Page>(data: {
  filteredProducts?: Page;
  collectionBundle?: { productPage: Page }[];
}): Page | undefined => data.filteredProducts ?? data.collectionBundle?.[0]?.productPage;

/** Loads the listing that the URL asks for, within the section, brand or collection of the page. */
export async function loadListing(url: URL, standsFor: FilteredProductsInput, signal: AbortSignal) {
  expectTidy(url, Object.keys(standsFor));
  const query = parseListingQuery(url.searchParams);
  const filtered = isFiltered(query);
  const [collection] = standsFor.collection ?? [];
  // A collection has its own order of products, so by default it is not sorted by popularity.
  const sort = query.sort ?? (collection === undefined ? 'POPULAR_FIRST' : null);
  const own = await askOwnSize(query, signal);
  const dto = { ...toListingDto({ ...query, sort }), ...own.dto, ...standsFor };
  const whole = collection !== undefined && !filtered && sort === null;
  const at = (page: number) => ({ dto, pagination: { page, limit: pageSize }, collection, whole });
  const ofPage = standsFor.brand != null || collection !== undefined;

  const firstPage = async () => {
    const variables = {
      ...at(query.pages.first),
      withModels: standsFor.brand != null || wantsModels(query),
      page: standsFor,
      ofPage,
      mine: own.withMine ? { ...dto, mySize: true } : null,
      withMine: own.withMine,
    };
    const { data, codes } = await askApi({
      document: ListingDocument,
      variables,
      signal,
      expected: ['SECTION_NOT_FOUND', 'UNAUTHORIZED'],
    });
    // The session has ended: a guest's list says that signing in is needed.
    if (codes.includes('UNAUTHORIZED')) throw redirect(`${url.pathname}${url.search}`);
    if (codes.length > 0) throw notFound(url);
    if (!data) throw noSignal();
    const { filterList, unfiltered } = data;
    const goods = goodsOf(data);
    if (!goods) throw notFound(url);
    const filters = unfiltered ? valuesOfPage(filterList, unfiltered) : filterList;
    const ownSize = await own.answer({ ...goods, filters, inMySize: data.inMySize });
    return { ...goods, filters: completeFilterList(filters), ownSize };
  };
  const furtherPage = async (page: number) => {
    const { data } = await askApi({ document: ListingPageDocument, variables: at(page), signal });
    return (data && goodsOf(data)?.items) ?? [];
  };

  const { items, pagination, filters, ownSize } = await loadPages(url, query, firstPage(), furtherPage);
  return { pathname: url.pathname, standsFor, filtered, pages: query.pages, items, pagination, filters, ownSize };
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>;
