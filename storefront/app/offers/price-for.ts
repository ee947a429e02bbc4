/**
 * The price that the shopper pays for an item, in kopecks. For a signed-in shopper it is the card price, if that is
 * lower.
 */
export function priceFor(
  { priceDetails: { price, loyaltyPrice } }: { priceDetails: { price: number; loyaltyPrice: number | null } },
  signedIn: boolean,
): number {
  return signedIn && loyaltyPrice !== null ? Math.min(price, loyaltyPrice) : price;
}
