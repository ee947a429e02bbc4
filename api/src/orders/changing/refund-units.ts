import type { Payments } from '../../payment/index.js';
import type { Queries } from '../../platform/database/statements.js';
import { paidFor, type LockedItem, type LockedOrder } from './locked-order.js';
import { receiptOf } from '../paying/order-receipt.js';

export interface UnitsRefund {
  /** Id of the refund, if the caller has one. */
  id?: string;
  /** Units to refund: for each, what was paid for it and not refunded yet. */
  units: readonly LockedItem[];
  /** Kopecks of the delivery that are refunded too. */
  deliveryPrice: number;
  reason: string;
}

/** Returns units by the payment that paid for them; null is the order's own payment, and comes first. */
export function byPayment(units: readonly LockedItem[]): Map<string | null, LockedItem[]> {
  const groups = new Map<string | null, LockedItem[]>([[null, []]]);
  for (const unit of units) groups.set(unit.paymentId, [...(groups.get(unit.paymentId) ?? []), unit]);
  return groups;
}

/**
 * Requests refunds of units, each from the payment that paid for it, with a receipt for each payment. Returns the
 * refunded kopecks. Throws {@link NotRefundableError}.
 */
export async function refundUnits(
  queries: Queries,
  payments: Payments,
  order: LockedOrder,
  { id, units, deliveryPrice, reason }: UnitsRefund,
): Promise<number> {
  let total = 0;
  let first: string | undefined;
  for (const [paymentId, paid] of byPayment(units)) {
    const delivery = paymentId === null ? deliveryPrice : 0;
    const amount = paid.reduce((sum, unit) => sum + paidFor(unit), delivery);
    if (!amount) continue;
    const receipt = {
      ...receiptOf(order, paid, delivery),
      handedOver: paid.some(({ deliveredAt }) => deliveredAt !== null),
    };
    const of = paymentId === null ? { orderUuid: order.uuid } : { paymentId };
    const part = first ? { partOfId: first } : id ? { id } : {};
    const requested = await payments.requestRefund(queries, { ...of, ...part, amount, reason, receipt });
    first ??= requested.id;
    total += amount;
  }
  return total;
}
