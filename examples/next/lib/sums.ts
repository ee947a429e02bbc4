import type { QuoteQuery } from '@meet/client/operations';

/** Returns the sums of a quote as `CartSummary` takes them. All are kopecks. */
export function sumsOf({ goodsPrice, deliveryPrice, totalPrice }: QuoteQuery['quote']) {
  // `goodsPrice` is the sum before any discount.
  const saved = goodsPrice + (deliveryPrice ?? 0) - totalPrice;
  return {
    goods: goodsPrice,
    discounts: saved > 0 ? [{ label: 'Sale', amount: saved }] : [],
    delivery: deliveryPrice ?? undefined,
  };
}
