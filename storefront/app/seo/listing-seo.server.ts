import type { Breadcrumb } from '@meet/ui-kit';
import { pageSize } from '../listing/listing-query';
import type { LoadedListing } from '../listing/load-listing.server';
import { coverOf } from '../offers/cover-of';
import { linkPreview } from './link-preview.server';
import { publicUrlOf } from './public-url.server';
import { breadcrumbLd, goodsListLd } from './structured-data';

export interface ListingSeo {
  canonical: string;
  prev: string | null;
  next: string | null;
  /**
   * False for filtered listings, because there are too many of them: search engines follow their links but do not index
   * them.
   */
  indexed: boolean;
  /** Absolute URL of the picture for link previews. */
  image: string;
  ld: object[];
}

/** Canonical URL, URLs of the previous and next page, and structured data of the listing at `path`. */
export function listingSeo(url: URL, path: string, trail: readonly Breadcrumb[], listing: LoadedListing): ListingSeo {
  const absolute = (to: string) => publicUrlOf(url, to);
  const { pages, pagination, filtered, items } = listing;
  const pageUrl = (page: number) => absolute(page > 1 ? `${path}?page=${page}` : path);
  const canonical = pageUrl(pages.first);
  const name = trail.at(-1)?.label ?? '';
  const goods = {
    name,
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
    image: absolute(linkPreview(path, [name, ...items.slice(0, 4).map(({ images }) => coverOf(images))])),
    ld: [breadcrumbLd(trail, absolute), goodsListLd(goods, absolute)],
  };
}
