import { redirect } from 'react-router';
import type { Breadcrumb } from '@meet/ui-kit';
import { askApi } from '../../graphql/api-client.server';
import { CatalogSectionDocument, type CatalogSectionQuery } from '../../graphql/generated/graphql';
import { nextKinds } from '../../listing/category-tree';
import type { FilterList } from '../../listing/filter-list';
import { listingSearch, parseListingQuery } from '../../listing/listing-query';
import { loadListing } from '../../listing/load-listing.server';
import { firstPage } from '../../listing/page-span';
import { listingSeo } from '../../seo/listing-seo.server';
import { notFound } from '../../graphql/page-errors';
import { readCatalogPath } from './catalog-path';

type Section = NonNullable<CatalogSectionQuery['catalogSection']>;

export async function loadCatalog(url: URL, rest: string | undefined, signal: AbortSignal) {
  const catalogPath = readCatalogPath(rest);
  if (!catalogPath) throw notFound(url);
  const { path, section: slug } = catalogPath;
  const [found, listing] = await Promise.all([
    loadSection(url, path, signal),
    loadListing(url, { section: slug }, signal),
  ]);
  const section = slug === null ? null : found;
  const trail = trailOf(section);
  const ownPath = section ? `/catalog/${section.path.join('/')}` : '/catalog';
  // The category was renamed meanwhile.
  if (section && section.path.at(-1) !== slug) throw redirect(`${ownPath}${url.search}`, 301);
  return {
    name: section?.name ?? 'Каталог',
    trail,
    ways: waysOf(url, found, listing.filters.categories),
    listing,
    seo: listingSeo(url, ownPath, trail, listing),
  };
}

/**
 * Links to narrower lists: the subsections or, in a section that is a choice from all categories such as «Женское», the
 * categories of its products, within the section.
 */
function waysOf(url: URL, { children }: Section, categories: FilterList['categories']) {
  if (children.length > 0) return children.map(({ name, slug }) => ({ name, href: `/catalog/${slug}` }));
  const query = parseListingQuery(url.searchParams);
  const [chosen, ...others] = query.lists.categories;
  const hrefOf = (category: string) => {
    const narrower = { ...query, pages: firstPage, lists: { ...query.lists, categories: [category] } };
    return `${url.pathname}${listingSearch(narrower, url.searchParams)}`;
  };
  return nextKinds(categories, others.length > 0 ? undefined : chosen).map(({ name, value }) => ({
    name,
    href: hrefOf(value),
  }));
}

async function loadSection(url: URL, path: string[], signal: AbortSignal): Promise<Section> {
  const { data } = await askApi({
    document: CatalogSectionDocument,
    variables: { path },
    signal,
    expected: ['SECTION_NOT_FOUND'],
  });
  if (!data?.catalogSection) throw notFound(url);
  return data.catalogSection;
}

function trailOf(section: Section | null): Breadcrumb[] {
  const home = { label: 'Главная', href: '/' };
  if (!section) return [home, { label: 'Каталог' }];
  const trail = section.breadcrumbs.map(({ slug, name }, index, all) =>
    index === all.length - 1 ? { label: name } : { label: name, href: `/catalog/${slug}` },
  );
  return [home, { label: 'Каталог', href: '/catalog' }, ...trail];
}
