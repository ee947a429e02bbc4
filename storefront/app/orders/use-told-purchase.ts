import { useEffect } from 'react';
import { takeExpectedPurchase } from '../analytics/expected-purchase';
import { tell } from '../analytics/tell';
import type { PublicOrderQuery } from '../graphql/generated/graphql';
import { brandName } from '../offers/brand-name';

type Order = Pick<
  PublicOrderQuery['publicOrder'],
  'id' | 'number' | 'status' | 'paid' | 'paymentType' | 'totalPrice' | 'deliveryPrice' | 'orderProductItems'
>;

/**
 * Reports a purchase to analytics once: when an order placed in this browser is paid, or when it awaits a call before
 * payment or is paid for on delivery.
 */
export function useToldPurchase(order: Order): void {
  useEffect(() => {
    if (!order.paid && order.status !== 'AWAITING_CALL' && order.paymentType !== 'ON_DELIVERY') return;
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
