import { inOwnStock, type OrderStatus } from '../orders/index.js';
import { statement } from '../platform/database/statement.js';

/** A unit of an order. Money is in kopecks. */
export interface OrderUnit {
  /** The offer's id in 1С, or the shop's own id for goods that 1С does not know. */
  offer: string;
  article: string | null;
  name: string;
  size: string;
  price: number;
  /** What the buyer paid for the unit, after promo code and points. */
  sold: number;
  status: OrderStatus;
  /** Country from which the unit is shipped. */
  deliveryIsoCode: string;
  /** Whether it is the shop's own. */
  inOwnStock: boolean;
}

/** An order as it is sent to 1С. */
export type ExchangedOrder = Omit<(typeof ORDERS)['types']['row'], 'units'> & { units: OrderUnit[] };

/** Orders with their units, without the units that an edit has removed or that wait for their payment. */
export const ORDERS = statement('exchange-orders')`
SELECT o."uuid", o."number", o."status", o."name", o."surname", o."lastname", o."phone", o."email", o."comment",
  o."paymentType", o."deliveryPrice"::float8, o."userId", o."address", o."pickupPoint", o."paidAt", o."createdAt",
  o."updatedAt", coalesce((
    SELECT jsonb_agg(jsonb_build_object('offer', coalesce(CASE WHEN s."productId" IS NOT NULL THEN i."externalId" END, i."id"::text),
      'article', i."sku", 'name', u."name", 'size', u."sizeName", 'price', u."price", 'sold', u."soldPrice",
      'status', u."status", 'deliveryIsoCode', u."deliveryIsoCode", 'inOwnStock', ${inOwnStock('u')}) ORDER BY u."position")
    FROM "order_product_item" u JOIN "product_item" i ON i."id" = u."itemId"
    LEFT JOIN "product_source" s ON s."productId" = i."productId" AND s."source" = :source
    WHERE u."orderUuid" = o."uuid" AND u."removedAt" IS NULL AND NOT u."awaitsPayment"), '[]') AS "units"
FROM "shop_order" o WHERE o."uuid" = ANY(:uuids::uuid[])`;

/** Finds an order by the id that was sent to 1С, or by the number. */
export const FIND_ORDER = statement('exchange-order-find')`
SELECT "uuid" FROM "shop_order" WHERE "uuid"::text = lower(:id) OR "number"::text = :number
ORDER BY "uuid"::text = lower(:id) DESC LIMIT 1`;
