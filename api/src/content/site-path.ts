/** Segments of a path of the shop: none is empty, none consists of dots, and no browser reads one as another host. */
const PATH = /^\/(?:[\p{L}\p{N}_~%+,;=:@!$&'()*.-]+(?:\/[\p{L}\p{N}_~%+,;=:@!$&'()*.-]+)*)?$/u;

/**
 * Returns the path of a URL without query, hash and last slash: `/product/shoe/?ref=1` becomes `/product/shoe`. Returns
 * null if it is no path of the shop.
 */
export function sitePath(address: string): string | null {
  const path = address.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
  return PATH.test(path) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? path : null;
}
