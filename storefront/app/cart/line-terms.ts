import type { CartLineProps } from '@meet/ui-kit';
import type { CartItemFragment } from '../graphql/generated/graphql';

type LineTerms = Pick<CartLineProps, 'price' | 'oldPrice' | 'sale' | 'loyaltyPrice' | 'seenPrice'>;

/**
 * The prices of a cart line, in kopecks: the price for everybody, with the one by card beside it. A change is told of
 * the price for everybody alone, so that signing in is not taken for a fall. A lower price agreed with the shopper
 * stands in the place of all others.
 *
 * @param seenPrice - The price for everybody when the line was added.
 */
export function lineTerms(
  { priceDetails, personalPrice }: Pick<CartItemFragment, 'priceDetails' | 'personalPrice'>,
  { seenPrice, signedIn }: { seenPrice: number; signedIn: boolean },
): LineTerms {
  const { price, oldPrice, sale, loyaltyPrice } = priceDetails;
  const agreed = signedIn && personalPrice !== null && personalPrice < Math.min(price, loyaltyPrice ?? price);
  if (agreed) return { price: personalPrice, oldPrice: price };
  return { price, oldPrice, sale, loyaltyPrice, seenPrice };
}
