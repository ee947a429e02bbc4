import { Inject, Injectable } from '@nestjs/common';
import { Payments } from '../../payment/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import type { Actor } from '../changing/change-items.js';
import { lockOrder, priceOf, type LockedItem, type LockedOrder } from '../changing/locked-order.js';
import { announce } from '../news/announce.js';
import { withOperators } from '../news/operators-letter.js';
import type { OrdersConfig } from '../orders.config.js';
import { OnDeliveryLimits } from './on-delivery-limits.js';
import { receiptOf } from './order-receipt.js';
import { PayOrder } from './pay-order.js';

/**
 * Orders that are paid for when they are handed over (ADR 50). Confirming such an order sells its units; delivering
 * units takes their money. The caller has locked the order. `api/prisma/sql/order-due-check.sql` refuses a unit that is
 * both due and paid for.
 */
@Injectable()
export class PayOnDelivery {
  constructor(
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
    private readonly limits: OnDeliveryLimits,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /**
   * Confirms an order by the code of its telephone. Throws ON_DELIVERY_UNAVAILABLE for a telephone that has too many
   * orders.
   */
  async confirmByCode(queries: Queries, orderUuid: string, userId: string | null): Promise<void> {
    const order = (await lockOrder(queries, orderUuid))!;
    await this.limits.phone(queries, order.phone);
    await this.confirm(queries, order, { kind: 'SHOPPER', id: userId });
  }

  /** Sells the units of a confirmed order. An order without anything to pay counts as paid at once. */
  async confirm(queries: Queries, order: LockedOrder, actor: Actor): Promise<void> {
    const { uuid } = order;
    if (!order.totalPrice) {
      await queries.rows(NOT_DUE, { itemIds: order.items.map(({ id }) => id), paymentId: null });
      return this.payOrder.pay(queries, order);
    }
    await this.payOrder.sell(queries, order, actor);
    await queries.rows(CONFIRMED, { uuid });
    await announce(queries, { orderUuid: uuid, news: 'CONFIRMED' }, withOperators(this.config));
  }

  /**
   * Records the money of units that are delivered now. The delivery price is paid with the first of them. The first
   * payment is the order's own; units that are delivered later have a payment of their own.
   */
  async take(queries: Queries, order: LockedOrder, delivered: readonly LockedItem[]): Promise<void> {
    const units = delivered.filter(({ dueOnDelivery }) => dueOnDelivery);
    if (!units.length) return;
    const { uuid, id: publicId, number, paidAt } = order;
    const deliveryPrice = paidAt ? 0 : order.deliveryPrice;
    const amount = priceOf(units) + deliveryPrice;
    const made = amount
      ? await this.payments.takeByHand(queries, {
          ...{ orderUuid: uuid, publicId, amount, description: `Заказ ${number}, оплата при получении` },
          ...{ paymentType: 'ON_DELIVERY', receipt: receiptOf(order, units, deliveryPrice) },
        })
      : null;
    const itemIds = units.map(({ id }) => id);
    await queries.rows(NOT_DUE, { itemIds, paymentId: paidAt ? (made?.id ?? null) : null });
    for (const unit of units) unit.dueOnDelivery = false;
    if (paidAt) return;
    await queries.rows(TAKEN, { uuid });
    order.paidAt = new Date();
  }
}

const CONFIRMED = statement('on-delivery-confirmed')`
UPDATE "shop_order" SET "expiresAt" = NULL, "updatedAt" = now() WHERE "uuid" = :uuid`;

const NOT_DUE = statement('on-delivery-not-due')`
UPDATE "order_product_item" SET "dueOnDelivery" = false, "paymentId" = :paymentId?::uuid WHERE "id" = ANY(:itemIds::uuid[])`;

const TAKEN = statement('on-delivery-taken')`
UPDATE "shop_order" SET "paidAt" = now(), "updatedAt" = now() WHERE "uuid" = :uuid`;
