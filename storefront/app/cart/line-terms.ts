import type { CartLineProps } from '@meet/ui-kit';
import { accountPrice } from '../offers/account-price';
import type { CartItemFragment } from '../graphql/generated/graphql';
import type { CartLine } from './cart-line';

type PricedItem = Pick<CartItemFragment, 'priceDetails' | 'personalPrice'>;
type LineTerms = Pick<CartLineProps, 'price' | 'oldPrice' | 'sale' | 'loyaltyPrice' | 'seenPrice'>;

/**
 * The prices of a cart line, in kopecks. A guest sees the regular price and the price with an account. A signed-in
 * shopper sees the price with an account as the only price, and no message about a change of the regular price, so that
 * signing in does not look like a price drop. A lower price agreed with the shopper replaces all others.
 * @param seenPrice - The regular price when the line was added.
 */
export function lineTerms(
  { priceDetails, personalPrice }: PricedItem,
  { seenPrice, signedIn }: { seenPrice: number; signedIn: boolean },
): LineTerms {
  const regular = priceDetails.price;
  const { price, oldPrice, sale, loyaltyPrice } = accountPrice(priceDetails, signedIn);
  if (signedIn && personalPrice !== null && personalPrice < price) return { price: personalPrice, oldPrice: regular };
  return { price, oldPrice, sale, loyaltyPrice, ...(price === regular && { seenPrice }) };
}

/** The item of a line as the shopper last saw it, used until the shop responds. */
export const expectedItem = ({ price, seen }: Pick<CartLine, 'price' | 'seen'>): PricedItem => ({
  priceDetails: { oldPrice: null, loyaltyPrice: null, sale: 0, ...seen, price, cashback: 0 },
  personalPrice: null,
});
