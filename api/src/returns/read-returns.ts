import { Inject, Injectable } from '@nestjs/common';
import { ExportAccount } from '../identity/index.js';
import type { LoyaltyConfig } from '../loyalty/index.js';
import { notTheirs, orderNotFound } from '../orders/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { presentReturn, RETURN_JSON } from './return-row.js';
import type { OrderReturns, ReturnableItem, ReturnRefusal, ReturnRequest, ReturnValue } from './return.model.js';

/**
 * SQL expression: why a unit `i` cannot be returned, or NULL; a {@link ReturnRefusal}. Its parameter `:days` is the
 * return window.
 */
export const UNIT_REFUSAL = `
CASE WHEN EXISTS (SELECT FROM "return_item" x WHERE x."orderItemId" = i."id" AND x."open") THEN 'REQUESTED'
  WHEN i."status" <> 'DELIVERED' OR i."deliveredAt" IS NULL THEN 'NOT_DELIVERED'
  WHEN i."deliveredAt" <= now() - make_interval(days => :days::int) THEN 'TOO_LATE' END`;

/**
 * SQL query: the offers for which a unit `i` can be exchanged, one per size: the cheapest in stock that arrives
 * soonest.
 */
export const EXCHANGES = `
SELECT DISTINCT ON (s."position", s."name") w."id", s."name" AS "sizeName", s."position" FROM "product_item" w
JOIN "size" s ON s."id" = w."sizeId" JOIN "product" p ON p."id" = w."productId" JOIN "price_details" r ON r."itemId" = w."id"
WHERE w."productId" = i."productId" AND s."name" <> i."sizeName" AND w."active" AND w."deletedAt" IS NULL
  AND w."stock" > w."reserved" AND p."active" AND p."deletedAt" IS NULL
ORDER BY s."position", s."name", r."price", w."deliveryIsoCode" <> 'RU', w."id"`;

@Injectable()
export class ReadReturns {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: LoyaltyConfig,
    exported: ExportAccount,
  ) {
    exported.add('returns', (userId) => this.all(userId));
  }

  /**
   * Returns the requests of an order, and which of its units can be returned. Throws ORDER_NOT_FOUND, UNAUTHORIZED for a
   * guest.
   */
  async ofOrder(userId: string | null, uuid: string): Promise<OrderReturns> {
    const [found] = await this.statements.rows(OF_ORDER, { uuid, userId, days: this.config.RETURN_WINDOW_DAYS });
    if (!found) throw notTheirs(userId);
    return {
      items: found.items.map(({ refusal, until, money, bonuses, cashback, ...item }) => ({
        ...item,
        refusal: refusal as ReturnRefusal | null,
        until: until === null ? null : new Date(until),
        value: { money, bonuses, cashback: cashback ?? 0 },
      })),
      requests: found.requests.map(presentReturn),
    };
  }

  /** Returns the units of any order, for an operator. Throws ORDER_NOT_FOUND. */
  async unitsOf(uuid: string): Promise<ReturnableItem[]> {
    const [order] = await this.statements.rows(OWNER, { uuid });
    if (!order) throw orderNotFound();
    return (await this.ofOrder(order.userId, uuid)).items;
  }

  /** Returns one request of an order. Throws ORDER_NOT_FOUND. */
  async one(userId: string | null, uuid: string, id: string): Promise<ReturnRequest> {
    const { requests } = await this.ofOrder(userId, uuid);
    const request = requests.find((candidate) => candidate.id === id);
    if (!request) throw orderNotFound();
    return request;
  }

  /**
   * Returns what the shopper gets back for these units of an order, whether they can be returned now or not. Throws
   * ORDER_NOT_FOUND, UNAUTHORIZED for a guest.
   */
  async quote(userId: string | null, uuid: string, itemIds: string[]): Promise<ReturnValue> {
    const { items } = await this.ofOrder(userId, uuid);
    const chosen = items.filter(({ id }) => itemIds.includes(id));
    if (chosen.length < itemIds.length) throw orderNotFound();
    const sum = (of: keyof ReturnValue) => chosen.reduce((total, { value }) => total + value[of], 0);
    return { money: sum('money'), bonuses: sum('bonuses'), cashback: sum('cashback') };
  }

  private async all(userId: string) {
    const rows = await this.statements.rows(OF_SHOPPER, { userId });
    return rows.map(({ request, orderNumber }) => ({ orderNumber, ...presentReturn(request) }));
  }
}

/**
 * A unit's value is what the `orders` domain refunds for it: its price after promo code and points less what was
 * refunded already, its points, and the points that it earned.
 */
const OF_ORDER = statement('returns-of-order')`
SELECT
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i."id", 'refusal', (${UNIT_REFUSAL})::text,
     'until', i."deliveredAt" + make_interval(days => :days::int), 'money', i."soldPrice" - i."compensated", 'bonuses', i."bonuses",
     'cashback', (SELECT e."amount" - e."debt" FROM "points_entry" e WHERE e."orderItemId" = i."id" AND e."kind" = 'ACCRUAL'),
     'exchanges', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', x."id", 'sizeName', x."sizeName") ORDER BY x."position", x."sizeName"), '[]')
       FROM (${EXCHANGES}) x)
   ) ORDER BY i."position"), '[]') FROM "order_product_item" i WHERE i."orderUuid" = o."uuid" AND i."removedAt" IS NULL AND NOT i."awaitsPayment") AS "items",
  (SELECT coalesce(jsonb_agg(${RETURN_JSON} ORDER BY r."number" DESC), '[]')
   FROM "return_request" r WHERE r."orderUuid" = o."uuid") AS "requests"
FROM "shop_order" o WHERE o."uuid" = :uuid AND (o."userId" IS NULL OR o."userId" = :userId?)`;

const OWNER = statement('return-order-owner')`SELECT "userId" FROM "shop_order" WHERE "uuid" = :uuid`;

const OF_SHOPPER = statement('returns-of-shopper')`
SELECT ${RETURN_JSON} AS "request", o."number" AS "orderNumber"
FROM "return_request" r JOIN "shop_order" o ON o."uuid" = r."orderUuid" WHERE o."userId" = :userId ORDER BY r."number"`;
