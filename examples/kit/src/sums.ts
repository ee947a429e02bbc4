import type { QuoteQuery } from '@meet/client/operations';

/** The sums of a quote as the kit shows them. All are kopecks. */
export function sumsOf(quote: QuoteQuery['quote'] | undefined) {
  const { goodsPrice = 0, deliveryPrice, totalPrice = 0 } = quote ?? {};
  // `goodsPrice` is at old prices, so this is all that a sale and the shopper's level take off.
  const saved = goodsPrice + (deliveryPrice ?? 0) - totalPrice;
  return {
    goods: goodsPrice,
    discounts: saved > 0 ? [{ label: 'На товары', amount: saved }] : [],
    delivery: deliveryPrice ?? undefined,
  };
}
