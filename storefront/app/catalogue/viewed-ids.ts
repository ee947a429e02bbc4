import { recentlyViewedLimit } from './recently-viewed-store';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids in `?ids=a,b`. It accepts one more than is shown, because a product page leaves out its own product. */
export function viewedIds(url: URL): string[] {
  const asked = (url.searchParams.get('ids') ?? '').split(',').filter((text) => id.test(text));
  return [...new Set(asked)].slice(0, recentlyViewedLimit + 1);
}
