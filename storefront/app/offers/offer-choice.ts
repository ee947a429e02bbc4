interface OfferTerms {
  id: string;
  deliverySpeed: 'FAST' | 'SLOW';
  active: boolean;
  isSold: boolean;
  isReserved: boolean;
  priceDetails: { price: number };
}

export const canBeBought = ({ active, isSold, isReserved }: OfferTerms): boolean => active && !isSold && !isReserved;

/** The offer of a size: the cheapest, then the fastest, then the first by id. */
export function byChoice(left: OfferTerms, right: OfferTerms): number {
  const price = left.priceDetails.price - right.priceDetails.price;
  if (price !== 0) return price;
  const speed = Number(left.deliverySpeed === 'SLOW') - Number(right.deliverySpeed === 'SLOW');
  return speed !== 0 ? speed : left.id.localeCompare(right.id);
}

/** What is bought where a size alone is asked for. */
export function offerOf<Offer extends OfferTerms & { size: { slug: string } }>(
  offers: readonly Offer[],
  sizeSlug: string,
): Offer | undefined {
  return offers.filter((offer) => offer.size.slug === sizeSlug && canBeBought(offer)).sort(byChoice)[0];
}
