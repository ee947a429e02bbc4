import { Injectable } from '@nestjs/common';
import { NotRefundableError, Payments } from '../../payment/index.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { splitEvenly } from '../../pricing/index.js';
import { ApiError } from '../../shared/api-error.js';
import { ORDER_REFUNDED } from './give-back.js';
import { lockOrder, paidFor } from './locked-order.js';
import { orderNotFound } from '../order.errors.js';
import { refundUnits } from './refund-units.js';

export interface SumRefund {
  /** Id of the refund; the same id stands for the same refund for ever. */
  id: string;
  orderUuid: string;
  /** Kopecks. */
  amount: number;
  /** The reason for the refund, which the provider shows. */
  reason: string;
}

/**
 * Refunds a sum for units that the buyer keeps, such as for a scratch or a late delivery. Points and statuses stay. The
 * sum is divided among the units, so a unit that is returned later is refunded only the rest. Each payment of the order
 * refunds the shares of the units that it has paid for.
 */
@Injectable()
export class RefundSum {
  constructor(private readonly payments: Payments) {}

  /** Locks the order, and returns whether the refund was requested before. Throws IDEMPOTENCY_CONFLICT. */
  async isRequested(queries: Queries, { id, orderUuid, amount }: SumRefund): Promise<boolean> {
    await lockOrder(queries, orderUuid);
    const [known] = await queries.rows(KNOWN, { id });
    if (known && (known.orderUuid !== orderUuid.toLowerCase() || Number(known.amount) !== amount))
      throw new ApiError('IDEMPOTENCY_CONFLICT');
    return Boolean(known);
  }

  /** Throws ORDER_NOT_FOUND, and REFUND_TOO_HIGH for more than was paid. */
  async request(queries: Queries, { id, orderUuid, amount, reason }: SumRefund): Promise<void> {
    const order = await lockOrder(queries, orderUuid);
    if (!order) throw orderNotFound();
    const kept = order.items.filter(
      ({ status, dueOnDelivery }) => status !== 'CANCEL_PURCHASE' && status !== 'ISSUED_REFUND' && !dueOnDelivery,
    );
    const available = order.paidAt ? kept.reduce((sum, item) => sum + paidFor(item), 0) : 0;
    if (amount > available) throw tooHigh(available);

    const parts = splitEvenly(
      amount,
      kept.map((item) => ({ id: item.id, weight: paidFor(item), most: paidFor(item) })),
    );
    const units = kept.map((item) => ({ ...item, soldPrice: parts.get(item.id)!, compensated: 0 }));
    try {
      await refundUnits(queries, this.payments, order, { id, units, deliveryPrice: 0, reason });
    } catch (error) {
      // The money of the payment no longer belongs to the shop.
      if (error instanceof NotRefundableError) throw tooHigh(0);
      throw error;
    }
    const shares = [...parts].map(([itemId, part]) => ({ id: itemId, part }));
    await queries.rows(COMPENSATE, { shares: JSON.stringify(shares) });
    await queries.rows(ORDER_REFUNDED, { uuid: orderUuid, amount });
  }

  /**
   * Records that refunds of money taken on delivery were paid by hand. `updatedAt` is the version of the order that the
   * caller saw. Throws ORDER_NOT_FOUND, ORDER_MOVED_ON.
   */
  async noteMade(queries: Queries, orderUuid: string, updatedAt: Date): Promise<void> {
    const order = await lockOrder(queries, orderUuid);
    if (!order) throw orderNotFound();
    if (order.updatedAt.getTime() !== updatedAt.getTime())
      throw new ApiError('ORDER_MOVED_ON', { updatedAt: order.updatedAt.toISOString() });
    await this.payments.refundedByHand(queries, orderUuid);
  }
}

const tooHigh = (available: number): ApiError => new ApiError('REFUND_TOO_HIGH', { available });

const KNOWN = statement('refund-known')`
SELECT p."orderUuid", sum(r."amount")::bigint AS "amount" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
WHERE r."id" = :id OR r."partOfId" = :id GROUP BY p."orderUuid"`;

const COMPENSATE = statement('order-items-compensate')`
UPDATE "order_product_item" i SET "compensated" = i."compensated" + s."part"
FROM jsonb_to_recordset(:shares::jsonb) AS s("id" uuid, "part" bigint) WHERE i."id" = s."id"`;
