interface Prices {
  price: number;
  oldPrice: number | null;
  loyaltyPrice: number | null;
  sale: number;
}

/**
 * Returns the prices that the shopper pays, in kopecks. For a signed-in shopper, the price with an account replaces the
 * regular price. If there is no old price, no price is struck out.
 */
export function accountPrice<Of extends Prices>(prices: Of, signedIn: boolean): Of {
  const { price, oldPrice, loyaltyPrice } = prices;
  if (!signedIn || loyaltyPrice === null || loyaltyPrice >= price) return prices;
  const sale = oldPrice === null ? 0 : Math.floor(((oldPrice - loyaltyPrice) * 100) / oldPrice);
  return { ...prices, price: loyaltyPrice, loyaltyPrice: null, sale };
}
