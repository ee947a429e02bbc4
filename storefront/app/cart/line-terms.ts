import type { CartLineProps } from '@meet/ui-kit';
import { accountPrice } from '../offers/account-price';
import type { CartItemFragment } from '../graphql/generated/graphql';

type LineTerms = Pick<CartLineProps, 'price' | 'oldPrice' | 'sale' | 'loyaltyPrice' | 'seenPrice'>;

/**
 * The prices of a cart line, in kopecks. A guest sees the price with an account beside the regular one; for who is signed
 * in it is simply the price, and no change of the regular one is told, so that signing in does not look like a price
 * drop. A lower price agreed with the shopper replaces all others.
 * @param seenPrice - The regular price when the line was added.
 */
export function lineTerms(
  { priceDetails, personalPrice }: Pick<CartItemFragment, 'priceDetails' | 'personalPrice'>,
  { seenPrice, signedIn }: { seenPrice: number; signedIn: boolean },
): LineTerms {
  const regular = priceDetails.price;
  const { price, oldPrice, sale, loyaltyPrice } = accountPrice(priceDetails, signedIn);
  if (signedIn && personalPrice !== null && personalPrice < price) return { price: personalPrice, oldPrice: regular };
  return { price, oldPrice, sale, loyaltyPrice, ...(price === regular && { seenPrice }) };
}
