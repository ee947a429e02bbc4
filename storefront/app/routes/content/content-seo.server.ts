import type { Breadcrumb } from '@meet/ui-kit';
import type { PageSeo } from '../../seo/page-meta';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';

/** What an article or an information page says of itself to search engines. */
export function contentSeo(url: URL, path: string, trail: readonly Breadcrumb[]): PageSeo {
  const absolute = (to: string) => publicUrlOf(url, to);
  return { canonical: absolute(path), ld: [breadcrumbLd(trail, absolute)] };
}
