import type { SiteMapKind } from '../graphql/generated/graphql';

const above: Record<SiteMapKind, string> = {
  ARTICLE: '/blog/',
  BRAND: '/brands/',
  COLLECTION: '/collections/',
  PAGE: '/',
  PRODUCT: '/product/',
  SECTION: '/catalog/',
};

/** The canonical path of an entry of the site map. */
export const sitePath = (kind: SiteMapKind, slug: string): string =>
  `${above[kind]}${slug.split('/').map(encodeURIComponent).join('/')}`;
