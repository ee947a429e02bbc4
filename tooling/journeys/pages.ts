// cspell:ignore vybrat razmer
/** URLs of the pages that everybody may open, one or more for each route. Status 200. */
export const publicPages = [
  '/',
  '/catalog',
  '/catalog/any/sneakers',
  '/catalog/sneakers/running?size=42&sort=CHEAP_FIRST&page=1',
  '/brands',
  '/brands/veltrok',
  '/collections',
  '/collections/all-black',
  '/product/zarechin-most-2-olive',
  '/search',
  '/search?query=кеды',
  '/search/anything/at-all?query=пылесос',
  '/favorites',
  '/cart',
  '/checkout',
  '/blog',
  '/blog/kak-vybrat-razmer',
  '/delivery',
  '/delivery/how-it-works',
  '/info/appspromo',
  '/info/contacts',
  '/info/faq',
  '/info/offer',
  '/info/offer/personal-data',
  '/info/offer/public-offer',
  '/info/offer/retail-sale',
  '/info/partners',
  '/licence',
  '/loyalty',
  '/privacy',
  '/sitemap',
  '/tovar-pod-zakaz',
  '/auth',
  '/auth?by=phone',
];

/** URLs of the account pages. They redirect a guest to `/auth`. */
export const accountPages = [
  '/account',
  '/account/bonus',
  '/account/notices',
  '/account/orders',
  '/account/promo',
  '/account/reviews',
  '/account/searches',
];

/** URLs without a page. Status 404. */
export const missingPages = ['/nowhere', '/product/no-such-thing', '/catalog/no-such-section', '/blog/no-such-article'];
