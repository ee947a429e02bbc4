import { viewedIds } from '../../catalogue/viewed-ids';
import { askApi } from '../../graphql/api-client.server';
import { RecentlyViewedDocument, type ProductCardFieldsFragment } from '../../graphql/generated/graphql';
import type { Route } from './+types/route';

/** Cards of the products that a browser remembers, as they are now. A failure costs the shopper this row alone. */
export async function loader({ url, request }: Route.LoaderArgs): Promise<{ cards: ProductCardFieldsFragment[] }> {
  const ids = viewedIds(url);
  if (ids.length === 0) return { cards: [] };
  try {
    const { data } = await askApi({ document: RecentlyViewedDocument, variables: { ids }, signal: request.signal });
    return { cards: data?.productList ?? [] };
  } catch {
    return { cards: [] };
  }
}
