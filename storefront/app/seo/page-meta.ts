import type { MetaDescriptor } from 'react-router';
import { shopName } from '../browser/shop-name';
import type { ListingSeo } from './listing-seo.server';
import { alternates, openGraphLocale } from './locales';
import { previewSize, shopPreview } from './preview-picture';

export interface PageWords {
  title: string;
  description: string;
  /** The title of the window. Default: the title and the shop's name. */
  windowTitle?: string;
}

export interface PageSeo {
  canonical: string;
  /** Absolute URL of the picture shown in link previews, in `previewSize`. Default: the shop's. */
  image?: string | null;
  /** The Open Graph type of the page. Default: `website`. */
  type?: 'article' | 'product';
  ld: object[];
}

export function pageMeta(words: PageWords, { canonical, image, type, ld }: PageSeo): MetaDescriptor[] {
  const { title, description, windowTitle } = words;
  return [
    { title: windowTitle ?? `${title} — ${shopName()}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates(canonical).map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate })),
    { property: 'og:type', content: type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: shopName() },
    { property: 'og:locale', content: openGraphLocale },
    ...pictureMeta(image ?? new URL(shopPreview, canonical).href, title),
    // Twitter reads title, text and picture from the Open Graph tags above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...ld.map((block) => ({ 'script:ld+json': block })),
  ] as MetaDescriptor[];
}

const pictureMeta = (image: string, alt: string) => [
  { property: 'og:image', content: image },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: `${previewSize.width}` },
  { property: 'og:image:height', content: `${previewSize.height}` },
  { property: 'og:image:alt', content: alt },
];

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
