const name = 'has-cart';

/** 400 days in seconds, the longest that browsers allow. */
const life = 34_560_000;

/** Whether these cookies say that the cart of this browser holds something. */
export const hasCartMark = (cookies: string | null): boolean =>
  new RegExp(`(?:^|;\\s*)${name}=1(?:;|$)`).test(cookies ?? '');

/**
 * Notes in a cookie, for `document.cookie`, that the cart of this browser holds something. The server cannot read local
 * storage, and would otherwise have to leave open which of two pages to render.
 */
export const cartMark = (isFilled: boolean): string =>
  `${name}=${isFilled ? '1' : ''}; Path=/; Max-Age=${isFilled ? life : 0}; SameSite=Lax; Secure`;
