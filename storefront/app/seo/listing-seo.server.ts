import type { Breadcrumb } from '@meet/ui-kit';
import { pageSize } from '../listing/listing-query';
import type { LoadedListing } from '../listing/load-listing.server';
import { coverOf } from '../offers/cover-of';
import { previewPicture } from './preview-picture';
import { publicUrlOf } from './public-url.server';
import { breadcrumbLd, goodsListLd } from './structured-data';

export interface ListingSeo {
  canonical: string;
  prev: string | null;
  next: string | null;
  /**
   * False for filtered listings, because there are too many of them: search engines then follow their links but do not
   * index them.
   */
  indexed: boolean;
  /** Absolute URL of the picture for previews of links: the first product. Null for an empty listing. */
  image: string | null;
  ld: object[];
}

/** Canonical URL, URLs of the previous and next page, and structured data of the listing at `path`. */
export function listingSeo(url: URL, path: string, trail: readonly Breadcrumb[], listing: LoadedListing): ListingSeo {
  const absolute = (to: string) => publicUrlOf(url, to);
  const { pages, pagination, filtered, items } = listing;
  const pageUrl = (page: number) => absolute(page > 1 ? `${path}?page=${page}` : path);
  const canonical = pageUrl(pages.first);
  const cover = coverOf(items[0]?.images ?? []);
  const goods = {
    name: trail.at(-1)?.name ?? '',
    url: canonical,
    goods: items,
    from: (pages.first - 1) * pageSize + 1,
    total: pagination.totalItems,
  };
  return {
    canonical,
    prev: !filtered && pages.first > 1 ? pageUrl(pages.first - 1) : null,
    next: !filtered && pages.last < pagination.totalPages ? pageUrl(pages.last + 1) : null,
    indexed: !filtered,
    image: cover ? absolute(previewPicture(cover, 'contain')) : null,
    ld: [breadcrumbLd(trail, absolute), goodsListLd(goods, absolute)],
  };
}
