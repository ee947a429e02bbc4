import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PaymentOutcomes, SettledPayment } from '../payment/index.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { announce } from './announce.js';
import { GiveBack } from './give-back.js';
import { lockOrder, type LockedOrder } from './locked-order.js';
import { UNPAID } from './order-lifecycle.js';
import { PayOrder } from './pay-order.js';

/** Updates an order when the state of its payment changes. */
@Injectable()
export class OrderPayments implements PaymentOutcomes {
  constructor(
    private readonly payOrder: PayOrder,
    private readonly giveBack: GiveBack,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async lock(queries: Queries, orderUuid: string): Promise<void> {
    await lockOrder(queries, orderUuid);
  }

  async settled(queries: Queries, { id, orderUuid, amount }: SettledPayment): Promise<'KEEP' | 'REFUND'> {
    const order = await lockOrder(queries, orderUuid);
    const refund = async (why: string) => {
      this.log.warn({ paymentId: id, orderUuid, why }, 'a payment is given back');
      // If the order is already paid, the refund of a second payment is not counted in the order's `refunded`.
      if (order && !order.paidAt) await queries.rows(LATE_REFUNDED, { orderUuid, amount });
      return 'REFUND' as const;
    };
    if (!order) return refund('there is no such order');
    if (order.paidAt) return refund('the order was paid already');
    if (order.totalPrice !== amount) return refund('it is not the price of the order');
    if (!UNPAID.includes(order.status)) {
      if (!(await expired(queries, order))) return refund('the order was cancelled');
      if (!(await this.payOrder.takeBack(queries, order))) return refund('the order expired and its goods are gone');
    }
    await this.payOrder.pay(queries, order);
    return 'KEEP';
  }

  /**
   * Handles a canceled payment. An unpaid order keeps waiting for another payment. An order that counted as paid
   * because the bank had reserved the money is cancelled.
   */
  async canceled(queries: Queries, { orderUuid }: { orderUuid: string }): Promise<void> {
    const order = await lockOrder(queries, orderUuid);
    if (!order?.paidAt) return;
    const kept = order.items.filter(({ unit }) => unit === 'SOLD');
    const reason = 'Платёж отменён банком';
    const actor = { kind: 'PAYMENT', id: null } as const;
    if (kept.length)
      await this.giveBack.paid(queries, order, kept, {
        status: 'CANCEL_PURCHASE',
        actor,
        reason,
        restock: kept,
        money: false,
      });
  }

  async refunded(queries: Queries, { orderUuid, amount }: { orderUuid: string; amount: number }): Promise<void> {
    await announce(queries, { orderUuid, news: 'REFUNDED', amount });
  }
}

/** Returns whether the order was cancelled because it expired, not by a person. */
async function expired(queries: Queries, { status, items }: LockedOrder): Promise<boolean> {
  if (status !== 'CANCEL_PURCHASE' || !items.every(({ unit }) => unit === 'RELEASED')) return false;
  const [last] = await queries.rows(LAST_ACTOR, { id: items[0]!.id });
  return last?.actorKind === 'SYSTEM';
}

/**
 * Adds up the refunds of late payments. The sum is limited to the order's price, because there may be several late
 * payments.
 */
const LATE_REFUNDED = statement('order-late-refunded')`
UPDATE "shop_order" SET "refunded" = least("totalPrice", "refunded" + :amount::bigint), "updatedAt" = now() WHERE "uuid" = :orderUuid`;

const LAST_ACTOR = statement('order-last-actor')`
SELECT "actorKind" FROM "order_status_change" WHERE "orderItemId" = :id ORDER BY "id" DESC LIMIT 1`;
