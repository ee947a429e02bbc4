import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PaymentOutcomes, SettledPayment } from '../../payment/index.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { announce } from '../news/announce.js';
import { GiveBack } from '../changing/give-back.js';
import { lockOrder, priceOf } from '../changing/locked-order.js';
import { UNPAID } from '../changing/order-lifecycle.js';
import { PayOrder } from './pay-order.js';
import { WaitingUnits } from '../changing/waiting-units.js';

/** Updates an order when the state of its payment changes. */
@Injectable()
export class OrderPayments implements PaymentOutcomes {
  constructor(
    private readonly payOrder: PayOrder,
    private readonly giveBack: GiveBack,
    private readonly waitingUnits: WaitingUnits,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async lock(queries: Queries, orderUuid: string): Promise<void> {
    await lockOrder(queries, orderUuid);
  }

  async settled(queries: Queries, { id, orderUuid, amount, superseded }: SettledPayment): Promise<'KEEP' | 'REFUND'> {
    const order = await lockOrder(queries, orderUuid);
    const refund = async (why: string) => {
      this.log.warn({ paymentId: id, orderUuid, why }, 'a payment is given back');
      // If the order is already paid, the refund of a second payment is not counted in the order's `refunded`.
      if (order && !order.paidAt) await queries.rows(LATE_REFUNDED, { orderUuid, amount });
      return 'REFUND' as const;
    };
    if (!order) return refund('there is no such order');
    if (order.paidAt && !order.waiting.length) return refund('the order was paid already');
    if (superseded) return refund('the order was edited after the payment was made');
    if (order.paidAt) {
      if (priceOf(order.waiting) !== amount) return refund('it is not the price of the units that were added');
      await this.waitingUnits.pay(queries, order, id);
      return 'KEEP';
    }
    if (order.totalPrice !== amount) return refund('it is not the price of the order');
    if (!UNPAID.includes(order.status)) {
      if (!(await this.payOrder.isExpired(queries, order))) return refund('the order was cancelled');
      if (!(await this.payOrder.takeBack(queries, order))) return refund('the order expired and its goods are gone');
    }
    await this.payOrder.pay(queries, order);
    return 'KEEP';
  }

  /**
   * Handles a canceled payment. After a declined or expired payment, an unpaid order, or units added to a paid order,
   * keep waiting for another payment. Units that counted as paid because the bank had reserved the money are cancelled:
   * the added units, or the whole order, in which the units that other payments have paid for are refunded.
   */
  async canceled(queries: Queries, { id, orderUuid, kept }: CanceledPayment): Promise<void> {
    const order = await lockOrder(queries, orderUuid);
    if (!kept || !order?.paidAt) return;
    const [addition] = await queries.rows(PAID_FOR_ADDED, { paymentId: id });
    const sold = order.items.filter(({ unit }) => unit === 'SOLD');
    const unpaid = sold.filter(({ paymentId }) => paymentId === (addition ? id : null));
    const others = addition ? [] : sold.filter((unit) => !unpaid.includes(unit));
    const terms = { status: 'CANCEL_PURCHASE', actor: { kind: 'PAYMENT', id: null } } as const;
    const reason = 'Платёж отменён банком';
    // These units come first, because the delivery of an ended order is refunded from its own payment.
    if (others.length)
      await this.giveBack.paid(queries, order, others, { ...terms, reason, restock: others, money: true });
    if (unpaid.length)
      await this.giveBack.paid(queries, order, unpaid, { ...terms, reason, restock: unpaid, money: false });
  }

  async refunded(queries: Queries, { orderUuid, amount }: { orderUuid: string; amount: number }): Promise<void> {
    await announce(queries, { orderUuid, news: 'REFUNDED', amount });
  }
}

interface CanceledPayment {
  id: string;
  orderUuid: string;
  kept: boolean;
}

/**
 * Adds up the refunds of late payments. The sum is limited to the order's price, because there may be several late
 * payments.
 */
const LATE_REFUNDED = statement('order-late-refunded')`
UPDATE "shop_order" SET "refunded" = least("totalPrice", "refunded" + :amount::bigint), "updatedAt" = now() WHERE "uuid" = :orderUuid`;

const PAID_FOR_ADDED = statement('payment-of-added-units')`
SELECT 1 AS "added" FROM "order_product_item" WHERE "paymentId" = :paymentId LIMIT 1`;
