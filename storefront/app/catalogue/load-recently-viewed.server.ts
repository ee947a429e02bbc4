import { askApi } from '../graphql/api-client.server';
import { RecentlyViewedDocument, type ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { viewedIds } from './viewed-ids';

/**
 * Loads the current cards of the products in `?ids=`. Empty if the API fails, so that the page is shown without this
 * row.
 */
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
