import type { CartLineProps } from '@meet/ui-kit';
import { accountPrice } from '../offers/account-price';
import type { CartItemFragment } from '../graphql/generated/graphql';
import type { CartLine } from './cart-line';

type PricedItem = Pick<CartItemFragment, 'priceDetails' | 'personalPrice'>;
type LineTerms = Pick<CartLineProps, 'price' | 'oldPrice' | 'sale' | 'loyaltyPrice' | 'seenPrice'>;

/**
 * The prices of a cart line, in kopecks. A guest sees the price with an account beside the regular one; for who is signed
 * in it is simply the price, and no change of the regular one is told, so that signing in does not look like a price
 * drop. A lower price agreed with the shopper replaces all others.
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

/** The item of a line as the shopper saw it, until the shop answers. */
export const expectedItem = ({ price, seen }: Pick<CartLine, 'price' | 'seen'>): PricedItem => ({
  priceDetails: { oldPrice: null, loyaltyPrice: null, sale: 0, ...seen, price, cashback: 0 },
  personalPrice: null,
});
