import type { Breadcrumb, GalleryItem } from '@meet/ui-kit';
import type { AnalyticsItem } from '../../analytics/analytics-event';
import type { FieldFact } from '../../custom-fields/field-facts';
import { brandName } from '../../offers/brand-name';
import type { ProductPageQuery } from '../../graphql/generated/graphql';

/** A product as the API returns it. */
export type LoadedProduct = NonNullable<ProductPageQuery['product']>;

export type Offer = Omit<LoadedProduct['items'][number], 'customFields'> & {
  /** Custom fields of the offer as text. Default: none. */
  facts?: FieldFact[];
  /** The price agreed with this shopper, and its last day; `use-own-prices.ts` adds it in the browser. */
  personal?: { price: number; until: string };
  /** The price for everybody, if `priceDetails` contains the price with an account. */
  regularPrice?: number;
};

/** A product as the page shows it. `product-facts.server.ts` converts its properties to text on the server. */
export type Product = Omit<LoadedProduct, 'properties' | 'skus' | 'customFields' | 'items'> & {
  facts: FieldFact[];
  items: Offer[];
};

export const brandNames = (product: Product): string => brandName(product.brands);

/** Converts the product to an analytics item, with the price of the shown size in kopecks. */
export function productItem(product: Product, shown?: Offer): AnalyticsItem {
  const { slug, name, productCategory, productType, productSubType } = product;
  const categories = [productCategory, productType, productSubType].flatMap((category) => category?.name ?? []);
  return {
    id: slug,
    name,
    ...(product.brands.length > 0 && { brand: brandNames(product) }),
    ...(categories.length > 0 && { category: categories.join('/') }),
    ...(shown && { price: shown.priceDetails.price }),
  };
}

export function productTrail(product: Product): Breadcrumb[] {
  const categories = [product.productCategory, product.productType, product.productSubType];
  return [
    { label: 'Главная', href: '/' },
    { label: 'Каталог', href: '/catalog' },
    ...categories.flatMap((category) => (category ? { label: category.name, href: `/catalog/${category.slug}` } : [])),
    { label: product.name },
  ];
}

/**
 * The pictures of a product, with its videos after the first picture, which is their poster. A product without pictures
 * shows no videos either.
 * @param withPreviews - Whether previews stand in for pictures that are loading. Only scripts can remove them again; until
 * then a loaded picture with a transparent background would show its preview as a halo.
 */
export function gallery(product: Product, withPreviews: boolean): GalleryItem[] {
  const byPosition = (left: { position: number }, right: { position: number }) => left.position - right.position;
  const [first, ...others] = [...product.images].sort(byPosition).map(({ id, url, alt, preview }) => ({
    id,
    src: url,
    alt: alt || product.name,
    preview: withPreviews ? preview : null,
  }));
  if (!first) return [];
  const videos = [...product.videos].sort(byPosition).map(({ url }): GalleryItem => ({
    type: 'video',
    id: url,
    src: `/_ipx/_/${url.split('/').map(encodeURIComponent).join('/')}`,
    poster: first.src,
    alt: product.name,
  }));
  return [first, ...videos, ...others];
}
