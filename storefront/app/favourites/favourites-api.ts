import { askInBrowser } from '../graphql/ask-in-browser';
import {
  FavouriteCardsDocument,
  FavouriteIdsDocument,
  MergeFavouritesDocument,
  ToggleFavouriteDocument,
} from '../graphql/generated/graphql';

/** The API calls of the favourites. Tests replace them with fake ones. */
export const favouritesApi = {
  ids: () => askInBrowser(FavouriteIdsDocument, {}),
  merge: (productIds: string[]) => askInBrowser(MergeFavouritesDocument, { productIds }),
  toggle: (productId: string, isFavourite: boolean) =>
    askInBrowser(ToggleFavouriteDocument, { productId, isFavourite }),
  cards: (ids: string[]) => askInBrowser(FavouriteCardsDocument, { ids }),
};

export type FavouritesApi = typeof favouritesApi;
