import { askInBrowser } from '../graphql/ask-in-browser';
import { SearchPopupDocument, type SearchPopupQuery } from '../graphql/generated/graphql';

export type PopupAnswer = SearchPopupQuery['searchFilteredProducts'];

/** The search's calls to the API, null if it does not answer. Tests pass their own. */
export const searchApi = {
  search: async (query: string): Promise<PopupAnswer | null> =>
    (await askInBrowser(SearchPopupDocument, { query })).data?.searchFilteredProducts ?? null,
};

export type SearchApi = typeof searchApi;
