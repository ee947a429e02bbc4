/**
 * Whether the request was sent by a page of this origin: by the `sec-fetch-site` header or, in older browsers, by
 * `origin`. A request without both headers did not come from a browser, so its cookies are ignored.
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
