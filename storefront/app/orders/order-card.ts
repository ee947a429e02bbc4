import type { OrderCardProps } from '@meet/ui-kit';
import { isGone, listedStatus } from './listed-order';
import type { ListedOrder } from './load-orders.server';
import { expectedDays, isFinished } from './order-view';

/** The props of an order's card in the list. Payment happens on the order's own page. */
export function orderCard(order: ListedOrder): OrderCardProps {
  const href = `/account/orders/${order.uuid}`;
  const units = order.orderProductItems;
  const expected = expectedDays(units.filter(({ status }) => !isFinished(status)));
  return {
    href,
    number: String(order.number),
    placedAt: order.createdAt,
    status: listedStatus(order),
    items: units.map(({ productItem: { name, image } }) => ({ name, picture: image?.url ?? null })),
    total: order.totalPrice,
    // A cancelled or refunded unit earns no points.
    cashback: units.reduce((sum, { status, cashback }) => sum + (isGone(status) ? 0 : cashback), 0),
    ...(expected ? { expected } : {}),
    ...(order.payable ? { paymentHref: href } : {}),
    // For an unpaid order `amountDue` is the total.
    ...(order.payable && order.paid ? { extraPayment: order.amountDue } : {}),
  };
}
