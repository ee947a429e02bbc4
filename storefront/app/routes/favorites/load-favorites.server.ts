import { pageIn } from '../../browser/page-in';
import { askApi } from '../../graphql/api-client.server';
import { currentRequest } from '../../graphql/current-request.server';
import { FavouritePageDocument, type FavouritePageQuery } from '../../graphql/generated/graphql';

const cardsAtOnce = 24;

export type FavouritePage = FavouritePageQuery['favouriteList'] & { link: FavouritePageQuery['favouritesLink'] };

/** Loads a page of the shopper's favourites. Null for a guest, whose favourites are only in the browser. */
export async function loadFavorites(url: URL, signal: AbortSignal): Promise<FavouritePage | null> {
  if ((await currentRequest().session.accessToken()) === null) return null;
  const variables = { pagination: { page: pageIn(url), limit: cardsAtOnce } };
  const { data } = await askApi({ document: FavouritePageDocument, variables, signal, expected: ['UNAUTHORIZED'] });
  return data ? { ...data.favouriteList, link: data.favouritesLink } : null;
}
