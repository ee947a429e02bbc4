/**
 * Paths that are not for search engines: a shopper's own pages, and addresses that answer programs. Search and filtered
 * listings are not among them: search engines must read these pages to learn that they are not to be indexed.
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
  '/search-start',
  '/sign-in',
  '/uploads/',
];

/** The text of /robots.txt (RFC 9309). */
export const robotsText = (sitemap: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`, ''].join('\n');
