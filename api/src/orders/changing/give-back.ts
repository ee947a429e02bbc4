import { Injectable } from '@nestjs/common';
import { Points } from '../../loyalty/index.js';
import { Payments } from '../../payment/index.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { Promocodes } from '../../promo/index.js';
import { announce } from '../news/announce.js';
import { changeItems, moveUnits, type Actor } from './change-items.js';
import { lockOffers, type LockedItem, type LockedOrder } from './locked-order.js';
import { paidOf, sumsOf } from './give-back-sums.js';
import { refundUnits } from './refund-units.js';
import { WaitingUnits } from './waiting-units.js';

export interface GiveBackTerms {
  /** New status: CANCEL_PURCHASE if nothing has been bought for the shopper yet, otherwise ISSUED_REFUND. */
  status: 'CANCEL_PURCHASE' | 'ISSUED_REFUND';
  actor: Actor;
  /** Reason of the refund, which the shopper sees and the receipt contains. */
  reason: string;
  /** The units that can be sold again. */
  restock: readonly LockedItem[];
  /** Whether to request a refund; false if the provider has already released the money. */
  money: boolean;
  /**
   * Whether the delivery of an ended order is refunded even if a carrier had the order, as for defects. Default: no.
   */
  delivery?: boolean;
}

/**
 * Reverses orders: returns stock, points, promo code and money exactly as they were used. The caller has locked the
 * order.
 */
@Injectable()
export class GiveBack {
  constructor(
    private readonly points: Points,
    private readonly promocodes: Promocodes,
    private readonly payments: Payments,
    private readonly waitingUnits: WaitingUnits,
  ) {}

  /** Cancels an unpaid order: releases its units, points and promo code, and cancels its open payment. */
  async unpaid(queries: Queries, order: LockedOrder, actor: Actor): Promise<void> {
    const { uuid, userId, paidByBonuses, items } = order;
    if (userId) await this.points.lock(queries, userId);
    await moveUnits(queries, items, 'RELEASED');
    await changeItems(queries, order, items, 'CANCEL_PURCHASE', actor);
    if (userId) await this.points.release(queries, userId, uuid, paidByBonuses);
    await this.promocode(queries, order);
    await queries.rows(ORDER_NOT_AWAITED, { uuid });
    await this.payments.cancelOpen(queries, uuid);
    await announce(queries, { orderUuid: uuid, news: 'CANCELED' });
  }

  /**
   * Returns paid units: refunds what was paid for them and not refunded yet, returns the points spent on them, and
   * reverses the points earned. If this ends the whole order, the promo code can be used again, and units that wait for
   * their payment are released. If moreover no unit was handed over, delivery is refunded too. Returns the refunded
   * kopecks of the delivery.
   */
  async paid(queries: Queries, order: LockedOrder, items: LockedItem[], terms: GiveBackTerms): Promise<number> {
    const { uuid, userId } = order;
    const delivered = items.filter(({ deliveredAt }) => deliveredAt);
    const { isOver: over, ...sums } = sumsOf(order, items, terms.delivery);
    if (userId) await this.points.lock(queries, userId);
    // All offers are locked at once, so that they are locked in the order of their ids.
    const moved = [...terms.restock, ...(over ? order.waiting : [])];
    if (moved.length)
      await lockOffers(
        queries,
        moved.map(({ itemId }) => itemId),
      );
    if (terms.restock.length) await moveUnits(queries, [...terms.restock], 'RETURNED');
    await changeItems(queries, order, items, terms.status, terms.actor);
    if (over) await this.waitingUnits.drop(queries, order, terms.actor);

    for (const { id: orderItemId, bonuses, soldPrice } of userId ? items : []) {
      const unit = { orderUuid: uuid, orderItemId };
      await this.points.giveBack(queries, userId!, unit, bonuses);
      if (delivered.some(({ id }) => id === orderItemId)) await this.points.reverse(queries, userId!, unit, soldPrice);
    }
    if (over) await this.promocode(queries, order);

    const delivery = sums.deliveryPrice;
    const refund = { units: paidOf(items), deliveryPrice: delivery, reason: terms.reason };
    const amount = terms.money ? await refundUnits(queries, this.payments, order, refund) : 0;
    if (amount) await queries.rows(ORDER_REFUNDED, { uuid, amount });
    if (terms.status !== 'CANCEL_PURCHASE') return delivery;
    const news = { news: 'CANCELED', itemIds: items.map(({ id }) => id), whole: over } as const;
    await announce(queries, { orderUuid: uuid, ...news, amount });
    return delivery;
  }

  private async promocode(queries: Queries, order: LockedOrder): Promise<void> {
    if (!order.promocodeUsed || !order.promocodeId) return;
    await this.promocodes.giveBack(queries, order.promocodeId);
    await queries.rows(ORDER_PROMO_UNUSED, { uuid: order.uuid });
    order.promocodeUsed = false;
  }
}

export const ORDER_REFUNDED = statement('order-refunded')`
UPDATE "shop_order" SET "refunded" = "refunded" + :amount, "updatedAt" = now() WHERE "uuid" = :uuid`;

const ORDER_NOT_AWAITED = statement('order-not-awaited')`
UPDATE "shop_order" SET "expiresAt" = NULL WHERE "uuid" = :uuid`;

const ORDER_PROMO_UNUSED = statement('order-promo-unused')`
UPDATE "shop_order" SET "promocodeUsed" = false WHERE "uuid" = :uuid`;
