/** 400 days in seconds, the longest that browsers allow. */
const life = 34_560_000;

/** How many lines this browser's cart has, as far as the cookies say: 0 to 9, where 9 is that many or more. */
export const markedLines = (cookies: string | null): number =>
  Number(/(?:^|; *)has-cart=([1-9])(?:;|$)/.exec(cookies ?? '')?.[1] ?? 0);

/**
 * The cookie, for `document.cookie`, that says how many lines this browser's cart has. The server cannot read local
 * storage, and needs to know which of two pages to render, and how high the one with lines is.
 */
export const cartMark = (lines: number): string =>
  `has-cart=${lines ? Math.min(lines, 9) : ''}; Path=/; Max-Age=${lines ? life : 0}; SameSite=Lax; Secure`;
