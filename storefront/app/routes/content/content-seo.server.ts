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

/** https://schema.org/BlogPosting */
export function articleLd({ title, description, publishedAt, updatedAt }: Content, seo: PageSeo) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    url: seo.canonical,
    ...(description && { description }),
    ...(seo.image ? { image: [seo.image] } : {}),
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    ...(updatedAt ? { dateModified: updatedAt } : {}),
    publisher: { '@type': 'Organization', name: 'Meet' },
  };
}
