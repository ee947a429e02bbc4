import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';
import type { SizeOffer } from '../offers/product-sizes';
import type { CartLine } from './cart-line';

/** A product as its page and its card know it. */
interface Goods {
  slug: string;
  name: string;
  brands: readonly { name: string }[];
  images: readonly { url: string | null; position: number }[];
}

/** An offer of a product as a new line of the cart. */
export function offerLine({ slug, name, brands, images }: Goods, offer: SizeOffer): CartLine {
  const { id, size, priceDetails, regularPrice, deliverySpeed } = offer;
  const picture = coverOf(images.flatMap(({ url, position }) => (url ? { url, position } : [])));
  return {
    ...{ id, slug, name, brand: brandName(brands), size: size.name, picture },
    price: regularPrice ?? priceDetails.price,
    ...{ quantity: 1, checked: true, seen: { ...priceDetails, deliverySpeed } },
  };
}
