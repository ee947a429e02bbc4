import type { CartLineProps } from '@meet/ui-kit';
import type { CartItemFragment } from '../graphql/generated/graphql';

type LineTerms = Pick<CartLineProps, 'price' | 'oldPrice' | 'sale' | 'loyaltyPrice' | 'seenPrice'>;

/**
 * The prices of a cart line, in kopecks: the regular price with the loyalty price beside it. A price change is shown
 * only for the regular price, so that signing in does not look like a price drop. A lower price agreed with the shopper
 * replaces all others.
 * @param seenPrice - The regular price when the line was added.
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
