import { viewedIds } from '../catalogue/viewed-ids';
import { askApi } from '../graphql/api-client.server';
import { SearchStartDocument, type ProductCardFieldsFragment } from '../graphql/generated/graphql';

/** What the search offers before anything is typed. */
export interface SearchStart {
  queries: string[];
  viewed: ProductCardFieldsFragment[];
  /** For who has looked at nothing yet. */
  popular: ProductCardFieldsFragment[];
}

const nothing: SearchStart = { queries: [], viewed: [], popular: [] };

/** A failure costs the shopper these offers alone: the search itself still answers. */
export async function loadSearchStart(url: URL, signal: AbortSignal): Promise<SearchStart> {
  const ids = viewedIds(url);
  const variables = { ids, looked: ids.length > 0 };
  try {
    const { data } = await askApi({ document: SearchStartDocument, variables, signal });
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
