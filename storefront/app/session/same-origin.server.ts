/**
 * Whether a page of ours sent the request. Browsers say so themselves; those that do not yet name the origin. What
 * tells neither is no browser, and a shopper's cookies are not its to use.
 */
export function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

export function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
