/** What the shopper pays for the item: signed in, by the card's price where there is one. */
export function priceFor(
  { priceDetails: { price, loyaltyPrice } }: { priceDetails: { price: number; loyaltyPrice: number | null } },
  signedIn: boolean,
): number {
  return signedIn && loyaltyPrice !== null ? Math.min(price, loyaltyPrice) : price;
}
