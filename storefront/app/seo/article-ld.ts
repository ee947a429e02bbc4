import { shopName } from '../browser/shop-name';
import type { Absolute } from './structured-data';

export interface ArticleFacts {
  title: string;
  description: string;
  publishedAt: string | null;
  updatedAt: string | null;
  tags: readonly string[];
}

/** Maximum length of a headline in search results. */
const headlineLength = 110;

/**
 * An article of the blog (https://schema.org/BlogPosting). The shop is given as the author, because articles have no
 * other.
 */
export function articleLd(article: ArticleFacts, url: string, image: string | null, absolute: Absolute) {
  const { title, description, publishedAt, updatedAt, tags } = article;
  const shop = { '@type': 'Organization', name: shopName(), url: absolute('/'), logo: absolute('/favicon.svg') };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title.length > headlineLength ? `${title.slice(0, headlineLength - 1)}…` : title,
    url,
    mainEntityOfPage: url,
    inLanguage: 'ru',
    ...(description && { description }),
    ...(image && { image: [image] }),
    ...(publishedAt && { datePublished: publishedAt }),
    ...(updatedAt && { dateModified: updatedAt }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    author: shop,
    publisher: shop,
  };
}
