import { pageIn } from '../../browser/page-in';
import { askApi } from '../../graphql/api-client.server';
import { SharedFavouritesDocument } from '../../graphql/generated/graphql';
import { noSignal, notFound } from '../../graphql/page-errors';

const cardsAtOnce = 24;

/** Loads a page of the favourites that somebody shares by a link. */
export async function loadSharedFavorites(url: URL, token: string, signal: AbortSignal) {
  const { data, codes } = await askApi({
    document: SharedFavouritesDocument,
    variables: { token: token.slice(0, 64), pagination: { page: pageIn(url), limit: cardsAtOnce } },
    signal,
    expected: ['FAVOURITES_NOT_SHARED', 'BAD_USER_INPUT'],
  });
  if (codes.length > 0) throw notFound(url);
  if (!data) throw noSignal();
  const { products, pagination } = data.sharedFavourites;
  if (products.length === 0 && pagination.page > 1) throw notFound(url);
  return data.sharedFavourites;
}
