const name = 'has-cart';

/** 400 days in seconds, the longest that browsers allow. */
const life = 34_560_000;

/** Whether the cookies say that this browser's cart is not empty. */
export const hasCartMark = (cookies: string | null): boolean =>
  new RegExp(`(?:^|;\\s*)${name}=1(?:;|$)`).test(cookies ?? '');

/**
 * The cookie, for `document.cookie`, that says whether this browser's cart is not empty. The server cannot read local
 * storage, and needs to know which of two pages to render.
 */
export const cartMark = (isFilled: boolean): string =>
  `${name}=${isFilled ? '1' : ''}; Path=/; Max-Age=${isFilled ? life : 0}; SameSite=Lax; Secure`;
