import { viewedIds } from '../catalogue/viewed-ids';
import { askApi } from '../graphql/api-client.server';
import { SearchStartDocument, type ProductCardFieldsFragment } from '../graphql/generated/graphql';

/** Suggestions shown while the search field is empty. */
export interface SearchStart {
  queries: string[];
  viewed: ProductCardFieldsFragment[];
  /** Popular products, only for shoppers who have not viewed any product yet. */
  popular: ProductCardFieldsFragment[];
}

const nothing: SearchStart = { queries: [], viewed: [], popular: [] };

/**
 * Loads the suggestions for an empty search field. They are empty if the API fails, because the search itself still
 * works.
 */
export const loadSearchStart = (url: URL, signal: AbortSignal): Promise<SearchStart> => ask(viewedIds(url), signal);

/** Loads the eight most popular products; empty if the API fails. */
export const loadPopularGoods = async (signal: AbortSignal): Promise<ProductCardFieldsFragment[]> =>
  (await ask([], signal)).popular;

async function ask(ids: string[], signal: AbortSignal): Promise<SearchStart> {
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
