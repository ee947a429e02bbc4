import type { FoundGoods } from '@meet/ui-kit';
import { brandName } from '../offers/brand-name';
import { cardName } from '../offers/card-name';
import { isLowest } from '../offers/card-sizes';
import { coverOf } from '../offers/cover-of';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';

/** Converts a product card to a row of the search popup. */
export function foundGoods(card: ProductCardFieldsFragment): FoundGoods {
  const { slug, brands, images, item } = card;
  return {
    href: `/product/${slug}`,
    name: cardName(card),
    brand: brandName(brands),
    image: coverOf(images),
    price: item?.priceDetails.price ?? null,
    oldPrice: item?.priceDetails.oldPrice ?? null,
    from: isLowest(card),
  };
}
