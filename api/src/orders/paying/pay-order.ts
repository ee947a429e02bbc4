import { Inject, Injectable } from '@nestjs/common';
import { Points, spendable } from '../../loyalty/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { PersonalPrices } from '../../pricing/index.js';
import { Promocodes } from '../../promo/index.js';
import { announce } from '../news/announce.js';
import { withOperators } from '../news/operators-letter.js';
import type { OrdersConfig } from '../orders.config.js';
import { changeItems, moveUnits, type Actor } from '../changing/change-items.js';
import { areFree, lockOffers, type LockedItem, type LockedOrder } from '../changing/locked-order.js';

/** Marks orders as paid. The caller has locked the order. */
@Injectable()
export class PayOrder {
  constructor(
    private readonly points: Points,
    private readonly promocodes: Promocodes,
    private readonly personalPrices: PersonalPrices,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** Sells the reserved units and spends the held points. */
  async pay(queries: Queries, order: LockedOrder): Promise<void> {
    const { uuid } = order;
    await this.sell(queries, order, { kind: 'PAYMENT', id: null });
    await queries.rows(PAID, { uuid });
    order.paidAt = new Date();
    await announce(queries, { orderUuid: uuid, news: 'PAID' }, withOperators(this.config));
  }

  /** Sells the reserved units and spends the held points of an order whose money may come later (ADR 50). */
  async sell(queries: Queries, order: LockedOrder, actor: Actor): Promise<void> {
    const { uuid, userId, paidByBonuses, items } = order;
    if (userId) await this.points.lock(queries, userId);
    await moveUnits(queries, items, 'SOLD');
    await changeItems(queries, order, items, 'PAID_READY_TO_SEND', actor);
    if (userId) await this.points.writeOff(queries, userId, uuid, paidByBonuses);
    await countSold(queries, items);
  }

  /** Returns whether the order was cancelled because it expired, not by a person. */
  async isExpired(queries: Queries, { status, items }: LockedOrder): Promise<boolean> {
    if (status !== 'CANCEL_PURCHASE' || !items.every(({ unit }) => unit === 'RELEASED')) return false;
    const [last] = await queries.rows(LAST_ACTOR, { id: items[0]!.id });
    return last?.actorKind === 'SYSTEM';
  }

  /**
   * Tries to reopen an expired order: reserves its goods, personal prices, points and promo code again. Returns false if
   * any of them is no longer available.
   */
  async takeBack(queries: Queries, order: LockedOrder): Promise<boolean> {
    const { uuid, userId, paidByBonuses, promocodeId, items } = order;
    if (userId) {
      const account = await this.points.lock(queries, userId);
      if (spendable(account) < paidByBonuses) return false;
    }
    const itemIds = items.map(({ itemId }) => itemId);
    await lockOffers(queries, itemIds);
    if (!(await areFree(queries, itemIds))) return false;
    if (!(await this.personalPrices.canRetake(queries, uuid))) return false;
    if (userId && promocodeId) {
      if (!(await this.promocodes.retake(queries, promocodeId, userId))) return false;
      await queries.rows(ORDER_PROMO_USED, { uuid });
    }
    await moveUnits(queries, items, 'RESERVED');
    if (userId) await this.points.hold(queries, userId, uuid, paidByBonuses);
    return true;
  }
}

/** Adds the units to the number of sold units of their products. */
export async function countSold(queries: Queries, items: readonly Pick<LockedItem, 'productId'>[]): Promise<void> {
  const sold = new Map<string, number>();
  for (const { productId } of items) sold.set(productId, (sold.get(productId) ?? 0) + 1);
  await queries.rows(SOLD, { productIds: [...sold.keys()], counts: [...sold.values()] });
}

/** `refunded` starts at 0 again for the new payment. Earlier late payments were refunded completely. */
const PAID = statement('order-paid')`
UPDATE "shop_order" SET "paidAt" = now(), "refunded" = 0, "expiresAt" = NULL, "updatedAt" = now() WHERE "uuid" = :uuid`;

/** Locks the rows by id first, because an UPDATE locks rows in no particular order, and two of them could deadlock. */
const SOLD = statement('products-sold')`
WITH locked AS (SELECT "id" FROM "product" WHERE "id" = ANY(:productIds::uuid[]) ORDER BY "id" FOR NO KEY UPDATE)
UPDATE "product" p SET "unitSold" = p."unitSold" + s."count", "lastSoldAt" = now()
FROM unnest(:productIds::uuid[], :counts::int[]) AS s("id", "count") JOIN locked USING ("id") WHERE p."id" = s."id"`;

const ORDER_PROMO_USED = statement('order-promo-used')`
UPDATE "shop_order" SET "promocodeUsed" = true WHERE "uuid" = :uuid`;

const LAST_ACTOR = statement('order-last-actor')`
SELECT "actorKind" FROM "order_status_change" WHERE "orderItemId" = :id ORDER BY "id" DESC LIMIT 1`;
