import { isBelow } from './redirect-rules.js';

/**
 * Paths that the storefront serves, as its route table writes them, and paths that its server or the edge answers
 * before (`tooling/gates/served-paths.spec.ts` compares them). A redirect may not replace any of them.
 */
export const SERVED_PATHS: readonly string[] = [
  '',
  'catalog/*',
  'brands',
  'brands/:slug',
  'collections',
  'collections/:slug',
  'product/:slug',
  'product-reviews/:id',
  'favorites',
  'favorites/:token',
  'search-notices/:token',
  'cart',
  'checkout',
  'cities',
  'sandbox-payment/:id',
  'orders/:id',
  'orders/:id/journey',
  'auth',
  'enter-code',
  'sign-in',
  'account',
  'account/orders',
  'account/orders/:uuid',
  'account/orders/:uuid/print',
  'account/orders/:uuid/journey',
  'account/reviews',
  'account/notices',
  'account/searches',
  'account/bonus',
  'account/promo',
  'account/export',
  'api/send-sms',
  'api/send-email',
  'api/authenticate',
  'api/mobileapp',
  'api/consent',
  'api/client-errors',
  'api/sign-out',
  'graphql',
  'uploads/:id',
  'recently-viewed',
  'app-code',
  'menu',
  'search-start',
  'search/*',
  'blog',
  'blog/feed.xml',
  'blog/:slug',
  'info/partners',
  'tovar-pod-zakaz',
  'preview/:token',
  'preview/collections/:token',
  'preview/banners/:token',
  'builds/latest.json',
  'builds/meta/:file',
  'offline',
  'sitemap',
  'sitemap.xml',
  'sitemaps/:file',
  'manifest.webmanifest',
  'robots.txt',
  '.well-known/security.txt',
  'assets/*',
  'healthz',
  'admin',
  'admin/*',
  'exchange/*',
  'payments/notifications',
  'feeds/*',
  'packages/*',
];

const served = SERVED_PATHS.map((pattern) => {
  const segments = pattern.split('/').filter(Boolean);
  const named = segments.findIndex((segment) => /^[:*]/.test(segment));
  return {
    fixed: `/${segments.slice(0, named < 0 ? undefined : named).join('/')}`,
    isWhole: named < 0 || segments[named] === '*',
  };
});

/**
 * Returns whether a rule would replace a page of the shop: an exact rule its path, a prefix any page below it. Pages
 * that an operator or a feed names, such as `/product/shoe`, may move. URLs of other shops with parameters, such as
 * `/?p=12`, replace nothing.
 */
export function takesServedPath({ kind, source }: { kind: 'EXACT' | 'PREFIX'; source: string }): boolean {
  if (source.startsWith('/?')) return false;
  const [path = ''] = source.split('?');
  if (kind === 'EXACT') return served.some(({ fixed, isWhole }) => isWhole && fixed === path);
  return served.some(({ fixed }) => isBelow(fixed, path));
}
