import type { FoundGoods } from '@meet/ui-kit';
import { coverOf } from '../offers/cover-of';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

/** Converts a product card to a row of the search popup. */
export function foundGoods({ slug, name, brands, images, item }: ProductCardFieldsFragment): FoundGoods {
  return {
    href: `/product/${slug}`,
    name,
    brand: brands.map((brand) => brand.name).join(' × '),
    image: coverOf(images),
    price: item?.priceDetails.price ?? null,
    oldPrice: item?.priceDetails.oldPrice ?? null,
  };
}
