/** Campaign parameters, which say where the shopper came from. */
const kept = /^(?:utm_\w+|gclid|yclid|ymclid|_openstat)$/;

/**
 * Paths followed by a secret. Whoever knows the secret can open an order, a draft, a payment or somebody’s favourites,
 * or unsubscribe somebody.
 */
const secret =
  /^(\/(?:account\/orders|favorites|orders|preview(?:\/banners|\/collections)?|sandbox-payment|search-notices))\/[^/]+/;

/**
 * Returns the URL of a page for analytics: without typed text, tokens and order ids, because an order id opens the
 * order's page.
 */
export function pageAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const words = new URLSearchParams([...searchParams].filter(([name]) => kept.test(name))).toString();
  return `${origin}${pagePath(pathname)}${words && `?${words}`}`;
}

/** The path of a page without the id of an order. */
export const pagePath = (path: string): string => path.replace(secret, '$1/:id');
