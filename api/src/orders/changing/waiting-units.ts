import { Inject, Injectable } from '@nestjs/common';
import { Payments } from '../../payment/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { announce } from '../news/announce.js';
import { changeItems, moveUnits, type Actor } from './change-items.js';
import { priceOf, type LockedItem, type LockedOrder } from './locked-order.js';
import { paymentOf } from '../paying/order-receipt.js';
import type { OrdersConfig } from '../orders.config.js';
import { countSold } from '../paying/pay-order.js';
import { SUM_UP } from './sum-up.js';
import { TAKE_OUT } from './take-out-units.js';

/**
 * Units added to a paid order. They reserve their stock and wait for a payment of their own, outside of the order's
 * amounts, as long as an unpaid order would (ADR 38). The caller has locked the order.
 */
@Injectable()
export class WaitingUnits {
  constructor(
    private readonly payments: Payments,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /**
   * Opens a payment of the units that wait now, and gives the shopper the whole time to pay. Money from an earlier
   * payment is refunded.
   */
  async ask(queries: Queries, order: LockedOrder): Promise<void> {
    const { uuid, waiting } = order;
    await this.payments.supersede(queries, uuid);
    const seconds = waiting.length ? this.config.PAYMENT_MINUTES * 60 : null;
    await queries.rows(AWAIT, { uuid, seconds });
    if (waiting.length) await this.payments.open(queries, paymentOf(order));
  }

  /** Makes the units that this payment has paid for part of the order. */
  async pay(queries: Queries, order: LockedOrder, paymentId: string): Promise<void> {
    const { uuid, deliveryPrice, waiting } = order;
    const itemIds = waiting.map(({ id }) => id);
    await queries.rows(JOIN, { itemIds, paymentId });
    await moveUnits(queries, waiting, 'SOLD');
    order.items.push(...waiting);
    order.waiting = [];
    await changeItems(queries, order, waiting, 'PAID_READY_TO_SEND', { kind: 'PAYMENT', id: null });
    await queries.rows(SUM_UP, { uuid, deliveryPrice, compensated: 0 });
    await queries.rows(AWAIT, { uuid, seconds: null });
    await countSold(queries, waiting);
    await announce(queries, { orderUuid: uuid, news: 'ADDED_PAID', itemIds, whole: false, amount: priceOf(waiting) });
  }

  /** Releases the stock of these units, which leave the order unpaid. */
  async release(queries: Queries, order: LockedOrder, units: LockedItem[], actor: Actor): Promise<void> {
    if (!units.length) return;
    const itemIds = units.map(({ id }) => id);
    await queries.rows(JOIN, { itemIds, paymentId: null });
    await moveUnits(queries, units, 'RELEASED');
    await changeItems(queries, order, units, 'CANCEL_PURCHASE', actor);
    await queries.rows(TAKE_OUT, { itemIds });
    order.waiting = order.waiting.filter((unit) => !units.includes(unit));
  }

  /** Releases all waiting units, because their time or the order has ended. */
  async drop(queries: Queries, order: LockedOrder, actor: Actor): Promise<void> {
    const { uuid, totalPrice, waiting } = order;
    if (!waiting.length) return;
    await this.release(queries, order, waiting, actor);
    await this.ask(queries, order);
    await queries.rows(NOTE, { orderUuid: uuid, unpaidUnits: waiting.length, totalPrice });
  }
}

/** Units stop waiting before they are sold or released, because waiting units are reserved. */
const JOIN = statement('waiting-units-join')`
UPDATE "order_product_item" SET "awaitsPayment" = false, "paymentId" = :paymentId?::uuid WHERE "id" = ANY(:itemIds::uuid[])`;

const AWAIT = statement('waiting-units-await')`
UPDATE "shop_order" SET "expiresAt" = now() + make_interval(secs => :seconds?), "updatedAt" = now() WHERE "uuid" = :uuid`;

/** Nobody has requested this edit, so it has a unique key of its own. */
const NOTE = statement('waiting-units-note')`
INSERT INTO "order_edit" ("id", "orderUuid", "bodyHash", "deliveryChanged", "unpaidUnits", "previousTotalPrice", "totalPrice")
VALUES (gen_random_uuid(), :orderUuid, '', false, :unpaidUnits, :totalPrice, :totalPrice)`;
