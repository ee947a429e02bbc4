import type { MetaDescriptor } from 'react-router';
import type { ListingSeo } from './listing-seo.server';

export interface PageWords {
  title: string;
  description: string;
}

export interface PageSeo {
  canonical: string;
  /** The picture shown in link previews. */
  image?: string | null;
  ld: object[];
}

export function pageMeta({ title, description }: PageWords, { canonical, image, ld }: PageSeo): MetaDescriptor[] {
  return [
    { title: `${title} — Meet` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: 'Meet' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...ld.map((block) => ({ 'script:ld+json': block })),
  ] as MetaDescriptor[];
}

export function listingMeta({ title, description }: PageWords, seo: ListingSeo, page: number): MetaDescriptor[] {
  const neighbours = [
    { rel: 'prev', href: seo.prev },
    { rel: 'next', href: seo.next },
  ];
  return [
    ...pageMeta({ title: page > 1 ? `${title} — страница ${page}` : title, description }, seo),
    ...neighbours.flatMap(({ rel, href }) => (href ? [{ tagName: 'link' as const, rel, href }] : [])),
    ...(seo.indexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
}
