import type { OrderLineFragment, OrderStatus } from '../../graphql/generated/graphql';
import type { orderTexts } from './order-words';

type Paid = Pick<OrderLineFragment, 'paymentType' | 'paid'>;

/** Whether the money must still be collected on delivery. */
export const isDueOnDelivery = ({ paymentType, paid }: Paid): boolean => paymentType === 'ON_DELIVERY' && !paid;

/** Returns the name of a status. For an order that is paid on delivery, the status “paid” is called confirmed. */
export function statusName(texts: typeof orderTexts.ru, status: OrderStatus, order: Paid): string {
  return (isDueOnDelivery(order) && texts.onDelivery.statuses[status]) || texts.statuses[status];
}

/** Returns the name of the action that brings the order to the status. */
export function moveName(texts: typeof orderTexts.ru, status: OrderStatus, order: Paid): string {
  return (isDueOnDelivery(order) && texts.onDelivery.moves[status]) || texts.moves[status];
}
