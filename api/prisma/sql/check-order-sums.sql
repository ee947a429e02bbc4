-- When a transaction commits, the amounts of each order must equal the sums of its units, and its total must equal what
-- is paid for the units plus the delivery price. Units that an edit took out, or that wait for a payment of their own, do
-- not count.
-- Relied on by: orders (place-order.ts, edit-order.ts, waiting-units.ts).

CREATE OR REPLACE FUNCTION check_order_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums record;
BEGIN
  SELECT count(*) AS "count", sum("oldPrice") AS "goods", sum("discountValue") AS "discount", sum("bonuses") AS "bonuses",
    sum("soldPrice") AS "sold", sum("cashback") AS "cashback"
  INTO sums FROM "order_product_item" WHERE "orderUuid" = NEW."uuid" AND "removedAt" IS NULL AND NOT "awaitsPayment";
  IF sums."count" = 0 OR sums."goods" <> NEW."goodsPrice" OR sums."discount" <> NEW."discountValue"
    OR sums."bonuses" <> NEW."paidByBonuses" OR sums."cashback" <> NEW."cashback"
    OR sums."sold" + NEW."deliveryPrice" <> NEW."totalPrice" THEN
    RAISE EXCEPTION 'the items of order % do not sum up to it', NEW."number" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- PostgreSQL has no CREATE OR REPLACE for constraint triggers, so the trigger is dropped first.
DROP TRIGGER IF EXISTS "shop_order_sums" ON "shop_order";
CREATE CONSTRAINT TRIGGER "shop_order_sums" AFTER INSERT OR UPDATE OF
  "goodsPrice", "discountValue", "paidByBonuses", "deliveryPrice", "totalPrice", "cashback" ON "shop_order"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums();
