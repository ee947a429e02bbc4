/** The stages of an order, as a shopper sees them. */
export const orderStages = ['placed', 'paid', 'purchased', 'customs', 'stock', 'delivery'] as const;

export type OrderStage = (typeof orderStages)[number];

/** The stage of each status; null for cancelled, refunded and exchanged orders. */
export const stageOfStatus = {
  AWAITING_CALL: 'placed',
  AWAITING_PAY: 'placed',
  ACCEPT_MEET_WAIT_PAID: 'placed',
  PAID_READY_TO_SEND: 'paid',
  AWAITING_RESPONSE_FROM_SUPPLIER: 'paid',
  PURCHASED_FROM_SELLER: 'purchased',
  TRANSFERRED_TO_LOGISTICS_CENTER: 'purchased',
  CUSTOMS_CLEARANCE_IN_TURKEY: 'customs',
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'customs',
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'customs',
  ACCEPTED_IN_RUSSIA_STOCK_MEET: 'stock',
  AWAITING_SENT_FROM_MEET: 'stock',
  HANDED_OVER_FOR_DELIVERY: 'delivery',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'delivery',
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'delivery',
  DELIVERED: 'delivery',
  CANCEL_PURCHASE: null,
  ISSUED_REFUND: null,
  ARRANGED_EXCHANGE: null,
} as const satisfies Record<string, OrderStage | null>;

export type OrderStatus = keyof typeof stageOfStatus;

export const orderStatuses = Object.keys(stageOfStatus) as OrderStatus[];

/** Whether delivery is still to come: the order is neither delivered nor ended early. */
export const isOnTheWay = (status: OrderStatus): boolean => status !== 'DELIVERED' && stageOfStatus[status] !== null;

export interface OrderEvent {
  status: OrderStatus;
  /** Time of the event, ISO 8601. */
  at: string;
  /** Place of the event, such as «Стамбул». */
  place?: string;
}

export interface StageOnTheWay {
  stage: OrderStage;
  state: 'passed' | 'current' | 'ahead';
  /** When the order entered the stage, ISO 8601. */
  at?: string;
  /** The last known place of the order in this stage. */
  place?: string;
  /** What happened in this stage, the oldest first. */
  events: OrderEvent[];
}

/** Stages that items in Russia skip, unless the history contains one. */
const abroad: readonly OrderStage[] = ['purchased', 'customs'];

/** Returns the stage of a status; null outside the timeline, and for a status unknown to this version of the kit. */
const stageOf = (status: OrderStatus): OrderStage | null => stageOfStatus[status] ?? null;

/** Returns the stages of an order: passed, current and ahead. An order that ended early has no stages ahead. */
export function wayOf(status: OrderStatus, history: readonly OrderEvent[], fromRussia = false): StageOnTheWay[] {
  const current = stageOf(status);
  const seen = history.map((event) => stageOf(event.status)).filter((stage) => stage !== null);
  const stages = orderStages.filter(
    (stage) => !fromRussia || !abroad.includes(stage) || stage === current || seen.includes(stage),
  );
  const reached = Math.max(...[...seen, current].map((stage) => (stage === null ? -1 : stages.indexOf(stage))), -1);
  const last = current === null ? reached : stages.indexOf(current);
  return stages.slice(0, current === null ? reached + 1 : undefined).map((stage, index) => {
    const events = history.filter((event) => stageOf(event.status) === stage);
    const at = events.map((event) => event.at).sort()[0];
    const place = events.findLast((event) => event.place)?.place;
    const passed = index < last || current === null || status === 'DELIVERED';
    // An order may go back to an earlier stage. Stages that are ahead again show no date.
    if (!passed && index > last) return { stage, state: 'ahead', events: [] };
    return {
      stage,
      state: passed ? 'passed' : 'current',
      events: events.sort((one, other) => one.at.localeCompare(other.at)),
      ...(at !== undefined && { at }),
      ...(place !== undefined && { place }),
    };
  });
}
