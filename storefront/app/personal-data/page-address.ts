/** Parameters of advertisements: where the shopper has come from. */
const kept = /^(?:utm_\w+|gclid|yclid|ymclid|_openstat)$/;

/** Paths whose next part opens something to whoever knows it, such as an order. */
const secret = /^(\/(?:account\/orders|orders|preview|sandbox-payment))\/[^/]+/;

/**
 * The address of a page as analytics may know it: without what was typed, without tokens, and without the id of an
 * order, which opens its page.
 */
export function pageAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const words = new URLSearchParams([...searchParams].filter(([name]) => kept.test(name))).toString();
  return `${origin}${pagePath(pathname)}${words && `?${words}`}`;
}

/** The path of a page without the id of an order. */
export const pagePath = (path: string): string => path.replace(secret, '$1/:id');
