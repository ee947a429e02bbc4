/** The price of an item in kopecks. A signed-in shopper pays the card price, if it is lower. */
export function priceFor(
  { priceDetails: { price, loyaltyPrice } }: { priceDetails: { price: number; loyaltyPrice: number | null } },
  signedIn: boolean,
): number {
  return signedIn && loyaltyPrice !== null ? Math.min(price, loyaltyPrice) : price;
}
