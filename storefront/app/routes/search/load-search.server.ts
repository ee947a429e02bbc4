import { redirect } from 'react-router';
import { askApi } from '../../graphql/api-client.server';
import { SearchDocument } from '../../graphql/generated/graphql';
import { completeFilterList, wantsModels } from '../../listing/filter-list';
import { toListingDto } from '../../listing/listing-dto';
import { pageSize, parseListingQuery, tidyListingSearch } from '../../listing/listing-query';
import { noSignal, notFound } from '../../shell/page-errors';

const queryLimit = 200;

export async function loadSearch(url: URL, signal: AbortSignal) {
  const tidy = tidyListingSearch(url.searchParams);
  if (tidy !== null) throw redirect(`${url.pathname}${tidy}`);

  const query = (url.searchParams.get('query') ?? '').trim().slice(0, queryLimit);
  if (query === '') return { query, pathname: url.pathname, found: null };

  const listing = parseListingQuery(url.searchParams);
  const { data } = await askApi({
    document: SearchDocument,
    variables: {
      dto: { query, ...toListingDto(listing) },
      pagination: { page: listing.page, limit: pageSize },
      withModels: wantsModels(listing),
    },
    signal,
  });
  if (!data) throw noSignal();
  const found = data.searchFilteredProducts;
  if (listing.page > 1 && listing.page > found.pagination.totalPages) throw notFound(url);
  return { query, pathname: url.pathname, found: { ...found, filterList: completeFilterList(found.filterList) } };
}
