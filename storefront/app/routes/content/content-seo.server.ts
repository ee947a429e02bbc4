import type { Breadcrumb } from '@meet/ui-kit';
import type { Content } from '../../content/load-content.server';
import type { PageSeo } from '../../seo/page-meta';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';
import { imageProxyLoader } from '../../shell/image-loader';

/** What an article or an information page says of itself to search engines. */
export function contentSeo(url: URL, path: string, content: Content, trail: readonly Breadcrumb[]): PageSeo {
  const absolute = (to: string) => publicUrlOf(url, to);
  const image = content.posterUrl && absolute(imageProxyLoader({ src: content.posterUrl, width: 1280 }));
  return { canonical: absolute(path), image, ld: [breadcrumbLd(trail, absolute)] };
}
