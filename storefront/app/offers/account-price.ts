interface Prices {
  price: number;
  oldPrice: number | null;
  loyaltyPrice: number | null;
  sale: number;
}

/**
 * The prices as the shopper pays them, in kopecks: for who is signed in the price with an account is simply the price.
 * Without an old price nothing is struck out.
 */
export function accountPrice<Of extends Prices>(prices: Of, signedIn: boolean): Of {
  const { price, oldPrice, loyaltyPrice } = prices;
  if (!signedIn || loyaltyPrice === null || loyaltyPrice >= price) return prices;
  const sale = oldPrice === null ? 0 : Math.floor(((oldPrice - loyaltyPrice) * 100) / oldPrice);
  return { ...prices, price: loyaltyPrice, loyaltyPrice: null, sale };
}
