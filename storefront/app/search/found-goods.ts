import type { FoundGoods } from '@meet/ui-kit';
import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

/** Converts a product card to a row of the search popup. */
export function foundGoods({ slug, name, brands, images, item }: ProductCardFieldsFragment): FoundGoods {
  return {
    href: `/product/${slug}`,
    name,
    brand: brandName(brands),
    image: coverOf(images),
    price: item?.priceDetails.price ?? null,
    oldPrice: item?.priceDetails.oldPrice ?? null,
  };
}
