import type { OrderCardProps } from '@meet/ui-kit';
import type { ListedOrder } from './load-orders.server';
import { expectedDays } from './order-view';

const lost: readonly ListedOrder['status'][] = ['CANCEL_PURCHASE', 'ISSUED_REFUND'];

/** The props of an order's card in the list. Payment happens on the order's own page. */
export function orderCard(order: ListedOrder): OrderCardProps {
  const href = `/account/orders/${order.uuid}`;
  const expected = expectedDays(order.orderProductItems);
  return {
    href,
    number: String(order.number),
    placedAt: order.createdAt,
    status: order.status,
    items: order.orderProductItems.map(({ productItem: { name, image } }) => ({ name, picture: image?.url ?? null })),
    total: order.totalPrice,
    // A cancelled or refunded order earns no points.
    cashback: lost.includes(order.status) ? 0 : order.cashback,
    ...(expected ? { expected } : {}),
    ...(order.payable ? { paymentHref: href } : {}),
    // For an unpaid order `amountDue` is the total.
    ...(order.payable && order.paid ? { extraPayment: order.amountDue } : {}),
  };
}
