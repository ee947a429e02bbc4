import type { Permission } from '../../platform/auth/permissions.js';

/**
 * The 19 statuses of orders and of their items, in the order in which goods pass through them. The last three are final
 * statuses of goods that are cancelled, exchanged or refunded.
 */
export const ORDER_STATUSES = [
  'AWAITING_CALL',
  'AWAITING_PAY',
  'ACCEPT_MEET_WAIT_PAID',
  'PAID_READY_TO_SEND',
  'AWAITING_RESPONSE_FROM_SUPPLIER',
  'PURCHASED_FROM_SELLER',
  'TRANSFERRED_TO_LOGISTICS_CENTER',
  'CUSTOMS_CLEARANCE_IN_TURKEY',
  'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
  'SHIPPED_TO_RUSSIA_STOCK_MEET',
  'ACCEPTED_IN_RUSSIA_STOCK_MEET',
  'AWAITING_SENT_FROM_MEET',
  'HANDED_OVER_FOR_DELIVERY',
  'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
  'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
  'DELIVERED',
  'CANCEL_PURCHASE',
  'ISSUED_REFUND',
  'ARRANGED_EXCHANGE',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type ActorKind = 'SHOPPER' | 'OPERATOR' | 'PAYMENT' | 'SYSTEM';

/** Where a unit is before it is sent: with a supplier abroad, with a seller in Russia, or in the shop's own warehouse there. */
type Origin = 'ABROAD' | 'SELLER' | 'OWN_STOCK';

/** A change of status: who may make it, and, if not all goods may, those of which origin. */
interface Step {
  by: readonly ActorKind[];
  only?: readonly Origin[];
}

const operator: Step = { by: ['OPERATOR'] };
const abroad: Step = { by: ['OPERATOR'], only: ['ABROAD'] };
const russia: Step = { by: ['OPERATOR'], only: ['SELLER', 'OWN_STOCK'] };
const ownStock: Step = { by: ['OPERATOR'], only: ['OWN_STOCK'] };
/** What lies in the shop's own warehouse is bought from nobody. */
const supplied: Step = { by: ['OPERATOR'], only: ['ABROAD', 'SELLER'] };
const payment: Step = { by: ['PAYMENT'] };
const giveUp: Step = { by: ['SHOPPER', 'OPERATOR', 'SYSTEM'] };
const callOff: Step = { by: ['SHOPPER', 'OPERATOR', 'PAYMENT'] };

/** Allowed changes of an item's status, from the old to the new one (ADR 13 explains them). */
const STEPS: Record<OrderStatus, Partial<Record<OrderStatus, Step>>> = {
  AWAITING_CALL: { ACCEPT_MEET_WAIT_PAID: operator, CANCEL_PURCHASE: giveUp },
  AWAITING_PAY: { PAID_READY_TO_SEND: payment, CANCEL_PURCHASE: giveUp },
  ACCEPT_MEET_WAIT_PAID: { PAID_READY_TO_SEND: payment, CANCEL_PURCHASE: giveUp },
  PAID_READY_TO_SEND: {
    AWAITING_RESPONSE_FROM_SUPPLIER: supplied,
    PURCHASED_FROM_SELLER: supplied,
    AWAITING_SENT_FROM_MEET: russia,
    CANCEL_PURCHASE: callOff,
  },
  // Own goods do not get here any more. Those that once did go back to their way.
  AWAITING_RESPONSE_FROM_SUPPLIER: {
    PURCHASED_FROM_SELLER: supplied,
    AWAITING_SENT_FROM_MEET: ownStock,
    CANCEL_PURCHASE: operator,
  },
  PURCHASED_FROM_SELLER: {
    TRANSFERRED_TO_LOGISTICS_CENTER: abroad,
    ACCEPTED_IN_RUSSIA_STOCK_MEET: { by: ['OPERATOR'], only: ['SELLER'] },
    AWAITING_SENT_FROM_MEET: ownStock,
    ISSUED_REFUND: operator,
  },
  TRANSFERRED_TO_LOGISTICS_CENTER: { CUSTOMS_CLEARANCE_IN_TURKEY: operator, ISSUED_REFUND: operator },
  CUSTOMS_CLEARANCE_IN_TURKEY: { CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: operator, ISSUED_REFUND: operator },
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: { SHIPPED_TO_RUSSIA_STOCK_MEET: operator, ISSUED_REFUND: operator },
  SHIPPED_TO_RUSSIA_STOCK_MEET: { ACCEPTED_IN_RUSSIA_STOCK_MEET: operator, ISSUED_REFUND: operator },
  ACCEPTED_IN_RUSSIA_STOCK_MEET: { AWAITING_SENT_FROM_MEET: operator, ISSUED_REFUND: operator },
  AWAITING_SENT_FROM_MEET: { HANDED_OVER_FOR_DELIVERY: operator, ISSUED_REFUND: operator },
  HANDED_OVER_FOR_DELIVERY: {
    TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: operator,
    DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: operator,
    DELIVERED: operator,
    ISSUED_REFUND: operator,
  },
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
    DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: operator,
    DELIVERED: operator,
    ISSUED_REFUND: operator,
  },
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: { DELIVERED: operator, ISSUED_REFUND: operator },
  DELIVERED: { ISSUED_REFUND: operator, ARRANGED_EXCHANGE: operator },
  // An expired order whose payment arrives late is reopened.
  CANCEL_PURCHASE: { PAID_READY_TO_SEND: payment },
  ISSUED_REFUND: {},
  ARRANGED_EXCHANGE: { AWAITING_SENT_FROM_MEET: operator, ISSUED_REFUND: operator },
};

/** Statuses of orders that wait for confirmation or payment. Such orders can expire. */
export const UNPAID: readonly OrderStatus[] = ['AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID'];

/** Statuses of items that a carrier or the shopper has, or had. */
export const HANDED_OVER: readonly OrderStatus[] = [
  'HANDED_OVER_FOR_DELIVERY',
  'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
  'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
  'DELIVERED',
  'ARRANGED_EXCHANGE',
];

const ENDED: readonly OrderStatus[] = ['ARRANGED_EXCHANGE', 'ISSUED_REFUND', 'CANCEL_PURCHASE'];

/** Returns whether a unit, or an order, has reached its last status. */
export const isEnded = (status: OrderStatus): boolean => ENDED.includes(status);

export interface Travelling {
  status: OrderStatus;
  /** ISO code of the country that the item ships from. */
  deliveryIsoCode: string;
  /** Whether it is the shop's own, of a supplier that is MEET_WAREHOUSE. */
  inOwnStock: boolean;
}

export function originOf({ deliveryIsoCode, inOwnStock }: Omit<Travelling, 'status'>): Origin {
  if (deliveryIsoCode !== 'RU') return 'ABROAD';
  return inOwnStock ? 'OWN_STOCK' : 'SELLER';
}

/**
 * Returns whether operators may move units into a status; other statuses are set only by orders, payments and
 * deadlines.
 */
export const isMovedInto = (status: OrderStatus): boolean =>
  Object.values(STEPS).some((steps) => steps[status]?.by.includes('OPERATOR'));

/** The shop's settings of a status. */
export interface StatusSetting {
  /** False if the shop does not use the status. */
  used?: false | undefined;
  /** Texts that shoppers read instead of the usual ones. */
  ru?: string | undefined;
  en?: string | undefined;
  /** The permission that an operator needs besides WRITE_ORDERS to move units into the status. */
  permission?: Permission | undefined;
}

export type StatusSettings = Partial<Record<OrderStatus, StatusSetting>>;

/**
 * Returns the statuses that the actor `by` may give to the item. Operators skip statuses that the shop does not use,
 * and get the statuses after them.
 */
export function nextStatuses(
  { status, ...unit }: Travelling,
  by: ActorKind,
  settings: StatusSettings = {},
): OrderStatus[] {
  const from = originOf(unit);
  const next = (Object.entries(STEPS[status]) as [OrderStatus, Step][])
    .filter(([, step]) => step.by.includes(by) && (!step.only || step.only.includes(from)))
    .map(([to]) => to);
  if (by !== 'OPERATOR') return next;
  const reached = next.flatMap((to) =>
    settings[to]?.used === false
      ? nextStatuses({ ...unit, status: to }, by, settings).filter((beyond) => !ENDED.includes(beyond))
      : [to],
  );
  return [...new Set(reached)];
}

/** Returns whether a unit lies in Russia and goes to a carrier next. */
export const isReadyToSend = ({
  status,
  nextStatuses,
}: {
  status: OrderStatus;
  nextStatuses: readonly OrderStatus[];
}) =>
  status !== 'ARRANGED_EXCHANGE' &&
  nextStatuses.some((next) => next === 'AWAITING_SENT_FROM_MEET' || next === 'HANDED_OVER_FOR_DELIVERY');

/** Returns those of the statuses that goods for a pickup point pass through: no courier brings them. */
export const toPickupPoint = (statuses: readonly OrderStatus[]): OrderStatus[] =>
  statuses.filter((status) => status !== 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER');

/** What lies in Russia is sent, and a supplier is asked by exception. Other steps keep their order. */
const RANK: Partial<Record<OrderStatus, number>> = { AWAITING_SENT_FROM_MEET: 0, AWAITING_RESPONSE_FROM_SUPPLIER: 2 };

/** Returns the usual one of a unit's next statuses; null if none leads it on. */
export function nextStep(statuses: readonly OrderStatus[]): OrderStatus | null {
  const onward = statuses.filter((status) => !ENDED.includes(status));
  return onward.sort((one, other) => (RANK[one] ?? 1) - (RANK[other] ?? 1))[0] ?? null;
}

/** Returns the statuses among these into which an operator with these permissions may move units. */
export const allowedTo = (
  statuses: readonly OrderStatus[],
  settings: StatusSettings,
  held: readonly Permission[],
): OrderStatus[] =>
  statuses.filter((status) => {
    const needed = settings[status]?.permission;
    return needed === undefined || held.includes(needed);
  });

/**
 * Derives the status of an order from those of its items: the status of the item that has made the least progress. If
 * all items have a final status, it is the first of ARRANGED_EXCHANGE, ISSUED_REFUND and CANCEL_PURCHASE that occurs,
 * because an order with an exchange still delivers something.
 */
export function statusOfOrder(items: readonly OrderStatus[]): OrderStatus {
  const travelling = items.filter((status) => !ENDED.includes(status));
  if (travelling.length) return travelling.reduce((last, status) => (rank(status) < rank(last) ? status : last));
  return ENDED.find((status) => items.includes(status))!;
}

function rank(status: OrderStatus): number {
  return ORDER_STATUSES.indexOf(status);
}
