import { recentlyViewedLimit } from './recently-viewed-store';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids in `?ids=a,b`, one more than are shown: a product page leaves its own product out. */
export function viewedIds(url: URL): string[] {
  const asked = (url.searchParams.get('ids') ?? '').split(',').filter((text) => id.test(text));
  return [...new Set(asked)].slice(0, recentlyViewedLimit + 1);
}
