import { askInBrowser } from '../graphql/ask-in-browser';
import { SearchPopupDocument, type SearchPopupQuery } from '../graphql/generated/graphql';

export type PopupAnswer = SearchPopupQuery['searchFilteredProducts'];

/** The API calls of the search. They return null if the API does not answer. Tests replace them with fake ones. */
export const searchApi = {
  search: async (query: string): Promise<PopupAnswer | null> =>
    (await askInBrowser(SearchPopupDocument, { query })).data?.searchFilteredProducts ?? null,
};

export type SearchApi = typeof searchApi;
