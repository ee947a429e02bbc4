import type { Breadcrumb } from '@meet/ui-kit';
import type { Content } from '../../content/load-content.server';
import type { PageSeo } from '../../seo/page-meta';
import { previewPicture } from '../../seo/preview-picture';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';

/** What an article or an information page says of itself to search engines. */
export function contentSeo(url: URL, path: string, content: Content, trail: readonly Breadcrumb[]): PageSeo {
  const absolute = (to: string) => publicUrlOf(url, to);
  const image = content.posterUrl && absolute(previewPicture(content.posterUrl, 'cover'));
  return { canonical: absolute(path), image, ld: [breadcrumbLd(trail, absolute)] };
}
