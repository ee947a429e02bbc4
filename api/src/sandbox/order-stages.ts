import {
  nextStatuses,
  statusOfOrder,
  toPickupPoint,
  type OrderStatus,
  type StatusSettings,
  type Travelling,
} from '../orders/index.js';
import { ApiError } from '../shared/api-error.js';

/** An item of an order on its way. */
export interface StagedItem extends Travelling {
  id: string;
}

/** Items that get a status together. */
export interface Stage {
  status: OrderStatus;
  itemIds: string[];
}

/** Steps that end the way of goods instead of continuing it. */
const ASIDE: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

/**
 * Returns the stages that lead an order to the status `to`, or to the next status if it is null: the items that are
 * furthest behind move first. Goods for a pickup point skip the courier. Throws TRANSITION_REFUSED if the order cannot
 * reach the status.
 */
export function stagesOf(
  items: readonly StagedItem[],
  byPickup: boolean,
  to: OrderStatus | null,
  settings: StatusSettings = {},
): Stage[] {
  const moved = items.map((item) => ({ ...item }));
  const stages: Stage[] = [];
  for (;;) {
    const status = statusOfOrder(moved.map((item) => item.status));
    if (status === to || (!to && stages.length)) return stages;
    const step = new Map<OrderStatus, string[]>();
    for (const item of moved.filter((one) => one.status === status)) {
      const next = stageAfter(item, byPickup, settings);
      if (!next) throw new ApiError('TRANSITION_REFUSED', { itemId: item.id, status, to: to ?? status, allowed: [] });
      step.set(next, [...(step.get(next) ?? []), item.id]);
      item.status = next;
    }
    stages.push(...[...step].map(([next, itemIds]) => ({ status: next, itemIds })));
  }
}

function stageAfter(item: Travelling, byPickup: boolean, settings: StatusSettings): OrderStatus | undefined {
  // From here only a payment moves an order further.
  if (item.status === 'AWAITING_PAY' || item.status === 'ACCEPT_MEET_WAIT_PAID') return 'PAID_READY_TO_SEND';
  const next = nextStatuses(item, 'OPERATOR', settings);
  return (byPickup ? toPickupPoint(next) : next).find((status) => !ASIDE.includes(status));
}
