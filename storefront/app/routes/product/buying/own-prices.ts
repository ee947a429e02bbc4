import type { Product } from '../product-view';

interface OwnOffer {
  id: string;
  priceDetails: { personalPrice: number | null; personalPriceUntil: string | null };
}

/** Adds the prices that the shop has agreed with the shopper to a product's offers. */
export function withOwnPrices(product: Product, own: readonly OwnOffer[]): Product {
  const agreed = new Map(
    own.flatMap(({ id, priceDetails: { personalPrice: price, personalPriceUntil: until } }) =>
      price !== null && until !== null ? [[id, { price, until }] as const] : [],
    ),
  );
  if (agreed.size === 0) return product;
  return {
    ...product,
    items: product.items.map((offer) => {
      const personal = agreed.get(offer.id);
      return personal ? { ...offer, personal } : offer;
    }),
  };
}
