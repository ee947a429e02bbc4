import type { Breadcrumb } from '@meet/ui-kit';

/** Turns a path of this shop into an absolute URL. */
export type Absolute = (path: string) => string;

/** https://schema.org/BreadcrumbList */
export function breadcrumbLd(trail: readonly Breadcrumb[], absolute: Absolute) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: absolute(href) } : {}),
    })),
  };
}

export interface GoodsListLd {
  name: string;
  url: string;
  goods: readonly { slug: string; name: string }[];
  /** The position of the first product in the whole list, starting at 1. */
  from?: number;
  total: number;
}

/** Structured data of a page with a list of products (https://schema.org/CollectionPage). */
export function goodsListLd({ name, url, goods, from = 1, total }: GoodsListLd, absolute: Absolute) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: goods.map((product, index) => ({
        '@type': 'ListItem',
        position: from + index,
        name: product.name,
        url: absolute(`/product/${product.slug}`),
      })),
    },
  };
}
