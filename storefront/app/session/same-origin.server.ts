/**
 * Whether a page of this origin sent the request, by `sec-fetch-site`, or by `origin` in older browsers. A request with
 * neither header did not come from a browser: its cookies are ignored.
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
