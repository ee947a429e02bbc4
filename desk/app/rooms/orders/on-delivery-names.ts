import type { OrderLineFragment, OrderStatus } from '../../graphql/generated/graphql';
import type { orderTexts } from './order-words';

type Paid = Pick<OrderLineFragment, 'paymentType' | 'paid'>;

/** Whether the money is still to be taken when the goods are handed over. */
export const isDueOnDelivery = ({ paymentType, paid }: Paid): boolean => paymentType === 'ON_DELIVERY' && !paid;

/** Returns the name of a status. An order that is paid for on delivery is confirmed where others are paid. */
export function statusName(texts: typeof orderTexts.ru, status: OrderStatus, order: Paid): string {
  return (isDueOnDelivery(order) && texts.onDelivery.statuses[status]) || texts.statuses[status];
}

/** Returns what an operator does to bring the order to the status. */
export function moveName(texts: typeof orderTexts.ru, status: OrderStatus, order: Paid): string {
  return (isDueOnDelivery(order) && texts.onDelivery.moves[status]) || texts.moves[status];
}
