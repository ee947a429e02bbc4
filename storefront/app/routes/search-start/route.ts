import { viewedIds } from '../../catalogue/viewed-ids';
import { askApi } from '../../graphql/api-client.server';
import { SearchStartDocument, type ProductCardFieldsFragment } from '../../graphql/generated/graphql';
import type { Route } from './+types/route';

/** What the search offers before anything is typed. */
interface SearchStart {
  queries: string[];
  viewed: ProductCardFieldsFragment[];
  /** For who has looked at nothing yet. */
  popular: ProductCardFieldsFragment[];
}

const nothing: SearchStart = { queries: [], viewed: [], popular: [] };

/** A failure costs the shopper these offers alone: the search itself still answers. */
export async function loader({ url, request }: Route.LoaderArgs): Promise<SearchStart> {
  const ids = viewedIds(url);
  const variables = { ids, looked: ids.length > 0 };
  try {
    const { data } = await askApi({ document: SearchStartDocument, variables, signal: request.signal });
    if (!data) return nothing;
    return {
      queries: data.popularQueries,
      viewed: data.productList ?? [],
      popular: data.filteredProducts?.items ?? [],
    };
  } catch {
    return nothing;
  }
}
