-- Rules that each order must meet: a public id too long to guess, exactly one place of delivery, possible amounts, and
-- no points or promo codes for guests. A unit is sold for its price less its share of the promo code and of the points
-- (1 point is 100 kopecks). No more is given back for a unit that the buyer keeps than was paid for it.
-- A unit that was taken out of its order is held or sold no more. A unit that waits for its payment is held, and no
-- payment has paid for it.
-- Relied on by: orders.

ALTER TABLE "shop_order"
  DROP CONSTRAINT IF EXISTS "shop_order_id_check",
  ADD CONSTRAINT "shop_order_id_check" CHECK (length("id") >= 20),
  DROP CONSTRAINT IF EXISTS "shop_order_delivery_check",
  ADD CONSTRAINT "shop_order_delivery_check" CHECK (("pickupPoint" IS NULL) <> ("address" IS NULL)),
  DROP CONSTRAINT IF EXISTS "shop_order_money_check",
  ADD CONSTRAINT "shop_order_money_check" CHECK (
    "deliveryPrice" >= 0 AND "totalPrice" >= "deliveryPrice" AND "discountValue" >= 0 AND "paidByBonuses" >= 0
    AND "cashback" >= 0 AND "refunded" BETWEEN 0 AND "totalPrice"),
  DROP CONSTRAINT IF EXISTS "shop_order_guest_check",
  ADD CONSTRAINT "shop_order_guest_check"
    CHECK ("userId" IS NOT NULL OR ("paidByBonuses" = 0 AND "cashback" = 0 AND "promocodeId" IS NULL)),
  DROP CONSTRAINT IF EXISTS "shop_order_promocode_check",
  ADD CONSTRAINT "shop_order_promocode_check" CHECK (NOT "promocodeUsed" OR "promocodeId" IS NOT NULL);

ALTER TABLE "order_product_item"
  DROP CONSTRAINT IF EXISTS "order_product_item_money_check",
  ADD CONSTRAINT "order_product_item_money_check" CHECK (
    "price" >= 0 AND "oldPrice" >= "price" AND "discountValue" >= 0 AND "bonuses" >= 0 AND "cashback" >= 0
    AND "soldPrice" >= 0 AND "soldPrice" = "price" - "discountValue" - "bonuses" * 100
    AND "compensated" BETWEEN 0 AND "soldPrice"),
  DROP CONSTRAINT IF EXISTS "order_product_item_removed_check",
  ADD CONSTRAINT "order_product_item_removed_check" CHECK ("removedAt" IS NULL OR "unit" IN ('RELEASED', 'RETURNED')),
  DROP CONSTRAINT IF EXISTS "order_product_item_awaited_check",
  ADD CONSTRAINT "order_product_item_awaited_check" CHECK (
    NOT "awaitsPayment" OR ("unit" = 'RESERVED' AND "removedAt" IS NULL AND "paymentId" IS NULL));
