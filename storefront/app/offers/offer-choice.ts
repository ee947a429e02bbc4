export interface OfferTerms {
  id: string;
  deliverySpeed: 'FAST' | 'SLOW';
  active: boolean;
  isSold: boolean;
  isReserved: boolean;
  priceDetails: { price: number };
}

export const canBeBought = ({ active, isSold, isReserved }: OfferTerms): boolean => active && !isSold && !isReserved;

/** Compares offers of one size: the cheaper first, then the faster, then by id. */
export function byChoice(left: OfferTerms, right: OfferTerms): number {
  const price = left.priceDetails.price - right.priceDetails.price;
  if (price !== 0) return price;
  const speed = Number(left.deliverySpeed === 'SLOW') - Number(right.deliverySpeed === 'SLOW');
  return speed !== 0 ? speed : left.id.localeCompare(right.id);
}

/** The offer to buy if the shopper chooses only a size; undefined if none can be bought. */
export function offerOf<Offer extends OfferTerms & { size: { slug: string } }>(
  offers: readonly Offer[],
  sizeSlug: string,
): Offer | undefined {
  return offers.filter((offer) => offer.size.slug === sizeSlug && canBeBought(offer)).sort(byChoice)[0];
}
