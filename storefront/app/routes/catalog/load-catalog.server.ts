import { redirect } from 'react-router';
import { askApi } from '../../graphql/api-client.server';
import { CatalogDocument } from '../../graphql/generated/graphql';
import { completeFilterList, wantsModels } from '../../listing/filter-list';
import { toListingDto } from '../../listing/listing-dto';
import { isFiltered, pageSize, parseListingQuery, tidyListingSearch } from '../../listing/listing-query';
import { publicUrlOf } from '../../seo/public-url.server';
import { noSignal, notFound } from '../../shell/page-errors';
import { readCatalogPath } from './catalog-path';

export async function loadCatalog(url: URL, rest: string | undefined, signal: AbortSignal) {
  const tidy = tidyListingSearch(url.searchParams);
  if (tidy !== null) throw redirect(`${url.pathname}${tidy}`);

  const { path, section: slug } = readCatalogPath(rest);
  const query = parseListingQuery(url.searchParams);
  const { data, codes } = await askApi({
    document: CatalogDocument,
    variables: {
      path,
      inSection: slug !== null,
      dto: { section: slug, ...toListingDto({ ...query, sort: query.sort ?? 'POPULAR_FIRST' }) },
      pagination: { page: query.page, limit: pageSize },
      withModels: wantsModels(query),
    },
    signal,
    expected: ['SECTION_NOT_FOUND'],
  });

  const section = data?.catalogSection ?? null;
  if (codes.length > 0 || (slug !== null && data && !section)) throw notFound(url);
  if (!data) throw noSignal();
  const { filteredProducts, filterList } = data;
  if (query.page > 1 && query.page > filteredProducts.pagination.totalPages) throw notFound(url);

  const ownPath = section ? `/catalog/${section.path.join('/')}` : '/catalog';
  const page = query.page > 1 ? `?page=${query.page}` : '';
  return {
    section,
    items: filteredProducts.items,
    pagination: filteredProducts.pagination,
    filters: completeFilterList(filterList),
    pathname: url.pathname,
    filtered: isFiltered(query),
    canonical: publicUrlOf(url, `${ownPath}${page}`),
  };
}
