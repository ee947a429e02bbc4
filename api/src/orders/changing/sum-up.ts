import { statement } from '../../platform/database/statement.js';

/**
 * Calculates the amounts of the order again from its current units. Refunds of removed units are subtracted from
 * `refunded`; refunds of late payments count up to the price.
 */
export const SUM_UP = statement('order-sum-up')`
UPDATE "shop_order" o SET "goodsPrice" = s."goods", "discountValue" = s."discount", "paidByBonuses" = s."bonuses",
  "cashback" = s."cashback", "deliveryPrice" = :deliveryPrice::bigint, "totalPrice" = s."sold" + :deliveryPrice::bigint,
  "refunded" = least(o."refunded" - :compensated::bigint, s."sold" + :deliveryPrice::bigint), "updatedAt" = now()
FROM (SELECT sum(i."oldPrice")::bigint AS "goods", sum(i."discountValue")::bigint AS "discount", sum(i."bonuses")::int AS "bonuses",
    sum(i."cashback")::int AS "cashback", sum(i."soldPrice")::bigint AS "sold"
  FROM "order_product_item" i WHERE i."orderUuid" = :uuid AND i."removedAt" IS NULL AND NOT i."awaitsPayment") s
WHERE o."uuid" = :uuid`;
