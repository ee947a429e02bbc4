interface PricedOffer {
  priceDetails: { price: number; loyaltyPrice: number | null; personalPrice?: number | null };
  /** The price agreed with this shopper. `priceDetails` has it instead where the API was asked for all sizes. */
  personalPrice?: number | null;
}

/**
 * The price that the shopper pays for an item, in kopecks. For a signed-in shopper it is the lowest of the shop's price,
 * the card price and the price agreed with them.
 */
export function priceFor({ priceDetails, personalPrice }: PricedOffer, signedIn: boolean): number {
  const { price, loyaltyPrice } = priceDetails;
  const own = [loyaltyPrice, priceDetails.personalPrice, personalPrice].filter((one) => typeof one === 'number');
  return signedIn ? Math.min(price, ...own) : price;
}
