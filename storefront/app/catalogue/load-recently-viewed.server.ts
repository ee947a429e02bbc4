import { askApi } from '../graphql/api-client.server';
import { RecentlyViewedDocument, type ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { viewedIds } from './viewed-ids';

/** Cards of the products that a browser remembers, as they are now. A failure costs the shopper this row alone. */
export async function loadRecentlyViewed(
  url: URL,
  signal: AbortSignal,
): Promise<{ cards: ProductCardFieldsFragment[] }> {
  const ids = viewedIds(url);
  if (ids.length === 0) return { cards: [] };
  try {
    const { data } = await askApi({ document: RecentlyViewedDocument, variables: { ids }, signal });
    return { cards: data?.productList ?? [] };
  } catch {
    return { cards: [] };
  }
}
