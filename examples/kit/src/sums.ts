import type { OfferFragment, QuoteQuery } from '@meet/client/operations';

/** Returns the sums of a quote in the form that the component kit shows. All are kopecks. */
export function sumsOf(quote: QuoteQuery['quote'] | undefined) {
  const { goodsPrice = 0, deliveryPrice, totalPrice = 0 } = quote ?? {};
  // `goodsPrice` uses old prices, so the difference includes both the sale and the discount of the shopper's level.
  const saved = goodsPrice + (deliveryPrice ?? 0) - totalPrice;
  return {
    goods: goodsPrice,
    discounts: saved > 0 ? [{ label: 'На товары', amount: saved }] : [],
    delivery: deliveryPrice ?? undefined,
  };
}

/** Returns the price as the kit takes it: `Price` and `CartLine` put what they do not know into the page's HTML. */
export const priceOf = ({ price, oldPrice, sale, loyaltyPrice }: OfferFragment['priceDetails']) => ({
  price,
  oldPrice,
  sale,
  loyaltyPrice,
});
