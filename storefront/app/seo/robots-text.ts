/**
 * Paths closed to search engines: shoppers' own pages, and endpoints. Search and filtered listings are not closed:
 * search engines must read these pages to find the `noindex` in them.
 */
const closed = [
  '/account',
  '/api/',
  '/auth',
  '/builds/',
  '/cart',
  '/checkout',
  '/cities',
  '/enter-code',
  '/favorites',
  '/graphql',
  '/offline',
  '/orders/',
  '/preview/',
  '/product-reviews/',
  '/recently-viewed',
  '/sandbox-payment/',
  '/search-notices/',
  '/search-start',
  '/sign-in',
  '/uploads/',
];

/** The text of /robots.txt (RFC 9309). */
export const robotsText = (sitemap: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, ''].join('\n');
