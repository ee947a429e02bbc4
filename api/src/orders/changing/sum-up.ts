import { statement } from '../../platform/database/statement.js';

/**
 * Adds the order up anew, from the units that it has. `refunded` loses what was given back for units that are gone; late
 * money that was given back counts up to the price.
 */
export const SUM_UP = statement('order-sum-up')`
UPDATE "shop_order" o SET "goodsPrice" = s."goods", "discountValue" = s."discount", "paidByBonuses" = s."bonuses",
  "cashback" = s."cashback", "deliveryPrice" = :deliveryPrice::bigint, "totalPrice" = s."sold" + :deliveryPrice::bigint,
  "refunded" = least(o."refunded" - :compensated::bigint, s."sold" + :deliveryPrice::bigint), "updatedAt" = now()
FROM (SELECT sum(i."oldPrice")::bigint AS "goods", sum(i."discountValue")::bigint AS "discount", sum(i."bonuses")::int AS "bonuses",
    sum(i."cashback")::int AS "cashback", sum(i."soldPrice")::bigint AS "sold"
  FROM "order_product_item" i WHERE i."orderUuid" = :uuid AND i."removedAt" IS NULL AND NOT i."awaitsPayment") s
WHERE o."uuid" = :uuid`;
