import { askApi } from '../../graphql/api-client.server';
import { RecentlyViewedDocument, type ProductCardFieldsFragment } from '../../graphql/generated/graphql';
import { recentlyViewedLimit } from '../../stores/recently-viewed-store';
import type { Route } from './+types/route';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Cards of the products that a browser remembers, as they are now. A failure costs the shopper this row alone. */
export async function loader({ url, request }: Route.LoaderArgs): Promise<{ cards: ProductCardFieldsFragment[] }> {
  const asked = (url.searchParams.get('ids') ?? '').split(',').filter((text) => id.test(text));
  const ids = [...new Set(asked)].slice(0, recentlyViewedLimit + 1);
  if (ids.length === 0) return { cards: [] };
  try {
    const { data } = await askApi({ document: RecentlyViewedDocument, variables: { ids }, signal: request.signal });
    return { cards: data?.productList ?? [] };
  } catch {
    return { cards: [] };
  }
}
