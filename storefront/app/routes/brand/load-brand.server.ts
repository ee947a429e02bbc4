import { redirect } from 'react-router';
import { askApi } from '../../graphql/api-client.server';
import { BrandDocument } from '../../graphql/generated/graphql';
import { isSlug } from '../../listing/listing-values';
import { loadListing } from '../../listing/load-listing.server';
import { listingSeo } from '../../seo/listing-seo.server';
import { noSignal, notFound } from '../../graphql/page-errors';

export async function loadBrand(url: URL, slug: string, signal: AbortSignal) {
  if (!isSlug(slug)) throw notFound(url);
  const [brand, listing] = await Promise.all([
    findBrand(url, slug, signal),
    loadListing(url, { brand: [slug] }, signal),
  ]);
  const trail = [{ label: 'Главная', href: '/' }, { label: 'Бренды', href: '/brands' }, { label: brand.name }];
  return { brand, trail, listing, seo: listingSeo(url, `/brands/${encodeURIComponent(brand.slug)}`, trail, listing) };
}

async function findBrand(url: URL, slug: string, signal: AbortSignal) {
  const { data } = await askApi({ document: BrandDocument, variables: { slug }, signal });
  if (!data) throw noSignal();
  const [brand] = data.brandList.items;
  if (!brand) throw notFound(url);
  // The brand was renamed meanwhile.
  if (brand.slug !== slug) throw redirect(`/brands/${brand.slug}${url.search}`, 301);
  return brand;
}
