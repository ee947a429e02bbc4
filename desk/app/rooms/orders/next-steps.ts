import type { OrderStatus } from '../../graphql/generated/graphql';

/** Steps that give goods or money back: they want a reason. */
export const GIVING_BACK: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

/** Units in these statuses go nowhere, so they do not hinder the others. */
const OVER: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND'];

/** Of goods in the shop's own stock nobody need be asked; elsewhere asking is the exception. Others keep their order. */
const RANK: Partial<Record<OrderStatus, number>> = { AWAITING_SENT_FROM_MEET: 0, AWAITING_RESPONSE_FROM_SUPPLIER: 2 };

export interface Movable {
  orderProductItems: readonly { status: OrderStatus; nextStatuses: readonly OrderStatus[] }[];
}

/** Returns the steps that all these orders can take as a whole, the usual one first. Empty if they have none in common. */
export function commonSteps(orders: readonly Movable[]): OrderStatus[] {
  const units = orders.flatMap(({ orderProductItems }) =>
    orderProductItems.filter(({ status, nextStatuses }) => !OVER.includes(status) && nextStatuses.length > 0),
  );
  const [first, ...others] = units;
  if (!first) return [];
  return first.nextStatuses
    .filter((step) => !GIVING_BACK.includes(step) && others.every(({ nextStatuses }) => nextStatuses.includes(step)))
    .sort((one, other) => (RANK[one] ?? 1) - (RANK[other] ?? 1));
}

/** Returns the status by which a unit is given up: cancelled, or refunded once it was bought. Null if it cannot be. */
export function givingUp(nextStatuses: readonly OrderStatus[]): OrderStatus | null {
  return (['CANCEL_PURCHASE', 'ISSUED_REFUND'] as const).find((step) => nextStatuses.includes(step)) ?? null;
}
