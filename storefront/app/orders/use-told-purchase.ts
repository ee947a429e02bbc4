import { useEffect } from 'react';
import { takeExpectedPurchase } from '../analytics/expected-purchase';
import { tell } from '../analytics/tell';
import type { PublicOrderQuery } from '../graphql/generated/graphql';
import { brandName } from '../offers/brand-name';

type Order = Pick<
  PublicOrderQuery['publicOrder'],
  'id' | 'number' | 'status' | 'paid' | 'totalPrice' | 'deliveryPrice' | 'orderProductItems'
>;

/**
 * Tells of a purchase once, when an order that was placed in this browser is paid, or waits for the call after which it
 * is.
 */
export function useToldPurchase(order: Order): void {
  useEffect(() => {
    if (!order.paid && order.status !== 'AWAITING_CALL') return;
    const expected = takeExpectedPurchase(order.id);
    if (!expected) return;
    tell({
      name: 'purchase',
      order: String(order.number),
      items: order.orderProductItems.map(({ soldPrice, productItem }) => ({
        id: productItem.slug,
        name: productItem.name,
        ...(productItem.brands.length > 0 && { brand: brandName(productItem.brands) }),
        variant: productItem.size.name,
        price: soldPrice,
      })),
      total: order.totalPrice,
      delivery: order.deliveryPrice,
      coupon: expected.coupon,
    });
  }, [order]);
}
