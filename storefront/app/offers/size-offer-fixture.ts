import type { SizeOffer } from './product-sizes';

/** An offer for tests with a given id, size and price; everything else has defaults. */
export const sizeOfferOf = (id: string, size: string, price: number, changes: Partial<SizeOffer> = {}): SizeOffer => ({
  id,
  sizeId: size,
  deliverySpeed: 'FAST',
  active: true,
  isSold: false,
  isReserved: false,
  available: 3,
  size: { slug: size, name: size },
  priceDetails: { price, oldPrice: null, loyaltyPrice: null, sale: 0 },
  ...changes,
});
