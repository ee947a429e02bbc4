import { recentlyViewedLimit } from './recently-viewed-store';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The products that a browser says it looked at: `?ids=a,b`. One more than is shown, as the page's own may be left out. */
export function viewedIds(url: URL): string[] {
  const asked = (url.searchParams.get('ids') ?? '').split(',').filter((text) => id.test(text));
  return [...new Set(asked)].slice(0, recentlyViewedLimit + 1);
}
