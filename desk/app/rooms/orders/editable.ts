import type { OrderStatus, WholeOrderFragment } from '../../graphql/generated/graphql';

const AWAY: readonly OrderStatus[] = [
  ...(['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'] as const),
  ...(['DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'DELIVERED', 'ARRANGED_EXCHANGE'] as const),
];

/** Returns whether a carrier or the buyer has the unit, or had it. */
export const isAway = ({ status }: { status: OrderStatus }): boolean => AWAY.includes(status);

/** Returns whether the order can still be changed: it is not over, and no carrier has a unit of it. */
export const isEditable = ({
  status,
  orderProductItems,
}: {
  status: OrderStatus;
  orderProductItems: readonly Pick<WholeOrderFragment['orderProductItems'][number], 'status'>[];
}): boolean => status !== 'CANCEL_PURCHASE' && status !== 'ISSUED_REFUND' && !orderProductItems.some(isAway);

/** Returns whether the buyer has the unit: then it is returned, and not cancelled. */
export const isReceived = ({ status }: { status: OrderStatus }): boolean =>
  status === 'DELIVERED' || status === 'ARRANGED_EXCHANGE';

/** Returns whether the unit was bought or packed already, and the buyer does not have it yet. */
export const isUnderWay = ({ status }: { status: OrderStatus }): boolean =>
  ![
    'AWAITING_CALL',
    'AWAITING_PAY',
    'ACCEPT_MEET_WAIT_PAID',
    'PAID_READY_TO_SEND',
    'CANCEL_PURCHASE',
    'ISSUED_REFUND',
  ].includes(status) && !isReceived({ status });
