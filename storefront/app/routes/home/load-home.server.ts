import { askApi } from '../../graphql/api-client.server';
import { BannerPreviewDocument, HomeDocument } from '../../graphql/generated/graphql';
import { noSignal, notFound } from '../../graphql/page-errors';
import { publicUrlOf } from '../../seo/public-url.server';
import { organizationLd, webSiteLd } from '../../seo/shop-ld';
import { homeTitle } from './home-words';
import { loadWithoutCollections } from './load-without-collections.server';

export async function loadHome(url: URL, signal: AbortSignal) {
  const { data } = await askApi({ document: HomeDocument, variables: {}, signal });
  if (!data) throw noSignal();
  const absolute = (path: string) => publicUrlOf(url, path);
  const collections = data.collectionBundle.slice(0, 3);
  return {
    title: homeTitle(data.directoryList),
    bonus: data.shop.registrationBonus,
    total: data.newest.pagination.totalItems,
    collections,
    instead: collections.length > 0 ? null : await loadWithoutCollections(data.directoryList, signal),
    newest: data.newest.items,
    bestsellers: data.bestsellers.items,
    banners: data.bannerList,
    brands: data.brandList.items,
    seo: {
      canonical: absolute('/'),
      ld: [organizationLd(data.shop, absolute), webSiteLd(absolute)],
    },
  };
}

/** Loads the home page with the banners that will be shown together with that of an operator's preview link. */
export async function loadHomePreview(url: URL, token: string, signal: AbortSignal) {
  const expected = ['PREVIEW_OVER', 'BAD_USER_INPUT'];
  const { data } = await askApi({ document: BannerPreviewDocument, variables: { token }, signal, expected });
  if (!data?.bannerPreview) throw notFound(url);
  return { ...(await loadHome(url, signal)), banners: data.bannerPreview };
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>;
