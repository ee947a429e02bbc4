import type { OrderListQuery } from '../graphql/generated/graphql';
import { isFinished } from './order-view';

type OrderInList = OrderListQuery['userOrderList']['items'][number];
type Status = OrderInList['status'];

const gone: readonly Status[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND'];

/** Whether a unit in this status neither stays with the shopper nor comes. */
export const isGone = (status: Status): boolean => gone.includes(status);

/** The status of an order in a list. An exchanged unit is sent once more, so it counts before those that have arrived. */
export const listedStatus = ({
  status,
  orderProductItems,
}: Pick<OrderInList, 'status' | 'orderProductItems'>): Status =>
  status === 'DELIVERED' && orderProductItems.some((unit) => unit.status === 'ARRANGED_EXCHANGE')
    ? 'ARRANGED_EXCHANGE'
    : status;

/** Whether something of the order is still to come. */
export function isOnItsWay(order: Parameters<typeof listedStatus>[0]): boolean {
  const status = listedStatus(order);
  return status === 'ARRANGED_EXCHANGE' || !isFinished(status);
}

/** Whether money went back for some units of an order while others live on. What is refused at the door was not paid for. */
export function isPartlyReturned({ orderProductItems, paymentType, refunded }: OrderInList): boolean {
  if (paymentType === 'ON_DELIVERY' && refunded === 0) return false;
  return (
    orderProductItems.some(({ status }) => status === 'ISSUED_REFUND') &&
    orderProductItems.some(({ status }) => !isGone(status))
  );
}
