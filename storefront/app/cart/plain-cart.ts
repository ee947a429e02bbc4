const name = 'cart';

/** Maximum number of offers in the cookie, which every request carries: about 1.5 KB. */
export const plainCartLimit = 40;

/** 30 days in seconds. */
const life = 2_592_000;

const isItemId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * Ids of the offers that a guest put into the cart without scripts. A cookie keeps them until scripts run: `CartStore`
 * then takes them over and deletes it. What is not an id is left out.
 */
export function readPlainCart(cookies: string | null): string[] {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? '') ?? [];
  return [...new Set(value.split('.').filter(isItemId))].slice(0, plainCartLimit);
}

/** The cookie for these offers, as a `Set-Cookie` header and for `document.cookie` alike. Without any it is deleted. */
export function plainCartCookie(ids: readonly string[]): string {
  return `${name}=${ids.join('.')}; Path=/; Max-Age=${ids.length > 0 ? life : 0}; SameSite=Lax; Secure`;
}
