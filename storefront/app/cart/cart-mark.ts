/** Lifetime of the cookie: 400 days in seconds, the maximum that browsers allow. */
const life = 34_560_000;

/** Number of lines in this browser's cart according to the cookies: 0 to 9, where 9 means nine or more. */
export const markedLines = (cookies: string | null): number =>
  Number(/(?:^|; *)has-cart=([1-9])(?:;|$)/.exec(cookies ?? '')?.[1] ?? 0);

/**
 * Returns the cookie, for `document.cookie`, with the number of lines in this browser's cart. The server cannot read
 * local storage, but must know whether to render the empty cart or the cart with lines, and the height of the latter.
 */
export const cartMark = (lines: number): string =>
  `has-cart=${lines ? Math.min(lines, 9) : ''}; Path=/; Max-Age=${lines ? life : 0}; SameSite=Lax; Secure`;
