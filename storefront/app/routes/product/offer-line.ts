import type { CartLine } from '../../cart/cart-line';
import { coverOf } from '../../offers/cover-of';
import { brandNames, type Offer, type Product } from './product-view';

/** An offer of the page as a new line of the cart. */
export function offerLine(product: Product, offer: Offer): CartLine {
  const { id, size, priceDetails, regularPrice, deliverySpeed } = offer;
  const { slug, name, images } = product;
  const picture = coverOf(images.flatMap(({ url, position }) => (url ? { url, position } : [])));
  return {
    ...{ id, slug, name, brand: brandNames(product), size: size.name, picture },
    price: regularPrice ?? priceDetails.price,
    ...{ quantity: 1, checked: true, seen: { ...priceDetails, deliverySpeed } },
  };
}
