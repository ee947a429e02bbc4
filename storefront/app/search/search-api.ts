import { askInBrowser } from '../graphql/ask-in-browser';
import { SearchPopupDocument, type SearchPopupQuery } from '../graphql/generated/graphql';

export type PopupAnswer = SearchPopupQuery['searchFilteredProducts'];

/** What the search asks the shop; a test gives its own answers. Null where nobody answers. */
export const searchApi = {
  search: async (query: string): Promise<PopupAnswer | null> =>
    (await askInBrowser(SearchPopupDocument, { query })).data?.searchFilteredProducts ?? null,
};

export type SearchApi = typeof searchApi;
