import { Injectable } from '@nestjs/common';
import { Payments } from '../../payment/index.js';
import type { Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { lockOrder, type LockedOrder } from '../changing/locked-order.js';
import { WaitingUnits } from '../changing/waiting-units.js';
import { orderNotFound } from '../order.errors.js';
import { paymentOf } from './order-receipt.js';
import { PayOrder } from './pay-order.js';

export interface PaymentRecord {
  /** Id of the payment; the same id stands for the same payment for ever. */
  id: string;
  orderUuid: string;
  /** Kopecks that the shop took: all that the order, or what was added to it, waits for. */
  amount: number;
}

/** Records that the shop itself took the money of an order, by transfer or in cash. */
@Injectable()
export class RecordPayment {
  constructor(
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
    private readonly waitingUnits: WaitingUnits,
  ) {}

  /** Locks the order, and returns whether the payment was recorded before. Throws IDEMPOTENCY_CONFLICT. */
  async isRecorded(queries: Queries, { id, orderUuid, amount }: PaymentRecord): Promise<boolean> {
    await lockOrder(queries, orderUuid);
    const known = await this.payments.find(queries, id);
    if (known && (known.orderUuid !== orderUuid.toLowerCase() || known.amount !== amount))
      throw new ApiError('IDEMPOTENCY_CONFLICT');
    return known !== null;
  }

  /**
   * Pays the order, or the units that were added to it. An order that expired is reopened if its goods are still there.
   * Money that a shopper still pays online is refunded. Throws ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, ORDER_MOVED_ON for
   * another sum than the order waits for, and IDEMPOTENCY_CONFLICT.
   */
  async record(queries: Queries, { id, orderUuid, amount }: PaymentRecord): Promise<void> {
    const order = await lockOrder(queries, orderUuid);
    if (!order) throw orderNotFound();
    if (!(await this.awaits(queries, order))) throw new ApiError('ORDER_NOT_PAYABLE');
    const payment = { ...paymentOf(order), id };
    if (payment.amount !== amount) throw new ApiError('ORDER_MOVED_ON', { updatedAt: order.updatedAt.toISOString() });
    await this.payments.supersede(queries, orderUuid);
    if (!(await this.payments.takeByHand(queries, payment))) throw new ApiError('IDEMPOTENCY_CONFLICT');
    await (order.paidAt ? this.waitingUnits.pay(queries, order, id) : this.payOrder.pay(queries, order));
  }

  /** Returns whether the order waits for a payment online; an expired order is reopened. */
  private async awaits(queries: Queries, order: LockedOrder): Promise<boolean> {
    if (order.paidAt) return order.waiting.length > 0;
    if (order.paymentType === 'ON_DELIVERY') return false;
    if (order.status === 'AWAITING_PAY' || order.status === 'ACCEPT_MEET_WAIT_PAID') return true;
    return (await this.payOrder.isExpired(queries, order)) && this.payOrder.takeBack(queries, order);
  }
}
