import { askApi } from '../../graphql/api-client.server';
import { BrandsDocument } from '../../graphql/generated/graphql';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';
import { noSignal } from '../../graphql/page-errors';
import { brandIndex } from './brand-index';

const trail = [{ label: 'Главная', href: '/' }, { label: 'Бренды' }];

/** Loads all brands of the shop. The first page says how many pages there are; the others are loaded in parallel. */
export async function loadBrands(url: URL, signal: AbortSignal) {
  const page = async (number: number) => {
    const { data } = await askApi({ document: BrandsDocument, variables: { page: number }, signal });
    if (!data) throw noSignal();
    return data.brandList;
  };
  const first = await page(1);
  const further = Array.from({ length: Math.max(0, first.pagination.totalPages - 1) }, (_, index) => page(index + 2));
  const pages = await Promise.all(further);
  return {
    trail,
    letters: brandIndex([first, ...pages].flatMap(({ items }) => items)),
    seo: {
      canonical: publicUrlOf(url, '/brands'),
      ld: [breadcrumbLd(trail, (path) => publicUrlOf(url, path))],
    },
  };
}
