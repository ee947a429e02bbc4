import { isSold, paidFor, type LockedItem, type LockedOrder } from './locked-order.js';
import { HANDED_OVER } from './order-lifecycle.js';

/** What goes back to the buyer for units; kopecks and points. */
export interface GiveBackSums {
  /** With `deliveryPrice`. */
  amount: number;
  deliveryPrice: number;
  /** Points that paid for the units. */
  bonuses: number;
  /** Whether nothing of the order is left. */
  isOver: boolean;
}

type Unit = Pick<LockedItem, 'id' | 'status' | 'soldPrice' | 'compensated' | 'bonuses' | 'dueOnDelivery'>;

/** Returns those of the units that were paid for: what is due on delivery was not yet. */
export const paidOf = <Of extends Pick<LockedItem, 'dueOnDelivery'>>(units: readonly Of[]): Of[] =>
  units.filter(({ dueOnDelivery }) => !dueOnDelivery);

/**
 * Returns what goes back for some units of an order. If nothing is left of it, its delivery goes back too, unless a
 * carrier had a unit; `withDelivery` gives it back even then.
 */
export function sumsOf(
  order: Pick<LockedOrder, 'paidAt' | 'status' | 'deliveryPrice' | 'userId'> & { items: readonly Unit[] },
  units: readonly Unit[],
  withDelivery = false,
): GiveBackSums {
  const ids = new Set(units.map(({ id }) => id));
  const stays = order.items.filter(({ id }) => !ids.has(id));
  const isOver = stays.every(({ status }) => status === 'CANCEL_PURCHASE' || status === 'ISSUED_REFUND');
  const wasHandedOver = order.items.some(({ status }) => HANDED_OVER.includes(status));
  const deliveryPrice = order.paidAt && isOver && (!wasHandedOver || withDelivery) ? order.deliveryPrice : 0;
  const money = isSold(order) ? paidOf(units).reduce((sum, unit) => sum + paidFor(unit), 0) : 0;
  const bonuses = order.userId ? units.reduce((sum, unit) => sum + unit.bonuses, 0) : 0;
  return { amount: money + deliveryPrice, deliveryPrice, bonuses, isOver };
}
