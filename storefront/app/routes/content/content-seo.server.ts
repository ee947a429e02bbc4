import type { Breadcrumb } from '@meet/ui-kit';
import type { PageSeo } from '../../seo/page-meta';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';

/** The metadata of an article or an information page for search engines. */
export function contentSeo(url: URL, path: string, trail: readonly Breadcrumb[]): PageSeo {
  const absolute = (to: string) => publicUrlOf(url, to);
  return { canonical: absolute(path), ld: [breadcrumbLd(trail, absolute)] };
}
