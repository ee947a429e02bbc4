import type { Statement } from '@meet/statements';
import { Inject, Injectable } from '@nestjs/common';
import { ClaimByContact, type Claim, type Recipient } from '../../identity/index.js';
import { cashback, Points, ReadLoyalty } from '../../loyalty/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import type { OrdersConfig } from '../orders.config.js';
import { PHONE_CONFIRMED } from '../placing/confirm-order-phone.js';

/**
 * Assigns guests' orders to the account whose owner has confirmed their telephone or mailbox. Each order is claimed
 * once (`api/prisma/sql/order-claims.sql`), and operators see that it was.
 */
@Injectable()
export class ClaimOrders {
  constructor(
    claims: ClaimByContact,
    private readonly points: Points,
    private readonly loyalty: ReadLoyalty,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {
    claims.add((queries, contact) => this.lock(queries, contact));
  }

  private async lock(queries: Queries, { channel, address }: Recipient): Promise<Claim> {
    const uuids = (await queries.rows(LOCK[channel], { address })).map(({ uuid }) => uuid);
    return async (userId) => {
      if (!uuids.length) return;
      await queries.rows(CLAIM, { uuids, userId, contact: channel });
      if (channel === 'PHONE') await queries.rows(CONFIRM_PHONES, { uuids, seconds: this.config.REQUEST_HOURS * 3600 });
      await this.earn(queries, userId, uuids);
    };
  }

  /**
   * Adds to the units the points that they earn on the account's level, because a guest's order has none, and credits
   * the points of delivered units. Returned units are not credited.
   */
  private async earn(queries: Queries, userId: string, uuids: string[]): Promise<void> {
    await this.points.lock(queries, userId);
    const { chargePercentage } = await this.loyalty.termsOf(queries, userId);
    const rows = await queries.rows(UNITS, { uuids });
    const units = rows.map(({ soldPrice, bonusCalcState, ...unit }) => {
      const price = Number(soldPrice);
      return { ...unit, price, cashback: cashback({ price, bonusCalcState, chargePercentage }) };
    });
    const earned = units.map((unit) => ({ id: unit.orderItemId, cashback: unit.cashback }));
    await queries.rows(EARN, { earned: JSON.stringify(earned) });
    await queries.rows(SUM_UP, { uuids });
    for (const { orderUuid, orderItemId, price, cashback: points } of units.filter(({ credited }) => credited))
      await this.points.accrue(queries, userId, { orderUuid, orderItemId }, { points, money: price });
  }
}

const lockBy = (column: string) => `
SELECT "uuid" FROM "shop_order" WHERE "userId" IS NULL AND "${column}" = :address ORDER BY "uuid" FOR NO KEY UPDATE`;

const LOCK: Record<Recipient['channel'], Statement<{ address: string }, { uuid: string }>> = {
  PHONE: statement('orders-lock-guest-phone')`${lockBy('phone')}`,
  EMAIL: statement('orders-lock-guest-email')`${lockBy('email')}`,
};

const CLAIM = statement('orders-claim')`
WITH claimed AS (
  UPDATE "shop_order" SET "userId" = :userId::uuid, "updatedAt" = now()
  WHERE "uuid" = ANY(:uuids::uuid[]) AND "userId" IS NULL RETURNING "uuid"
)
INSERT INTO "order_claim" ("orderUuid", "contact") SELECT "uuid", :contact::"ConfirmedContact" FROM claimed`;

const CONFIRM_PHONES = statement('orders-confirm-claimed-phones')`
UPDATE "shop_order" SET ${PHONE_CONFIRMED} WHERE "uuid" = ANY(:uuids::uuid[])`;

const UNITS = statement('orders-claimed-units')`
SELECT i."orderUuid", i."id" AS "orderItemId", i."soldPrice", coalesce(r."bonusCalcState", p."bonusCalcState") AS "bonusCalcState",
  i."deliveredAt" IS NOT NULL AND i."status" NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND') AS "credited"
FROM "order_product_item" i
JOIN "product" p ON p."id" = i."productId"
LEFT JOIN "price_details" r ON r."itemId" = i."itemId"
WHERE i."orderUuid" = ANY(:uuids::uuid[]) AND i."removedAt" IS NULL
ORDER BY i."orderUuid", i."position"`;

const EARN = statement('orders-claimed-units-earn')`
UPDATE "order_product_item" i SET "cashback" = e."cashback"
FROM jsonb_to_recordset(:earned::jsonb) AS e("id" uuid, "cashback" int) WHERE i."id" = e."id"`;

const SUM_UP = statement('orders-claimed-sum-up')`
UPDATE "shop_order" o SET "cashback" = s."cashback"
FROM (SELECT "orderUuid", sum("cashback")::int AS "cashback" FROM "order_product_item"
  WHERE "orderUuid" = ANY(:uuids::uuid[]) AND "removedAt" IS NULL AND NOT "awaitsPayment" GROUP BY "orderUuid") s
WHERE o."uuid" = s."orderUuid"`;
