// cspell:ignore vybrat razmer
/** Addresses of the pages that everybody may open, one or more for each route. Status 200. */
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

/** Addresses of the pages of the account. They lead a guest to `/auth`. */
export const accountPages = [
  '/account',
  '/account/bonus',
  '/account/notices',
  '/account/orders',
  '/account/promo',
  '/account/reviews',
  '/account/searches',
];

/** Addresses at which there is nothing. Status 404. */
export const missingPages = ['/nowhere', '/product/no-such-thing', '/catalog/no-such-section', '/blog/no-such-article'];
