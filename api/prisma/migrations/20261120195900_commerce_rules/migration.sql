-- What Prisma's data model cannot say: rules on promo codes, units of stock, orders and points.

-- Promo codes --------------------------------------------------------------------------------------------------------

ALTER TABLE "promocode"
  ALTER COLUMN "categoryIds" SET NOT NULL, ALTER COLUMN "brandIds" SET NOT NULL,
  ADD CONSTRAINT "promocode_code_check" CHECK ("code" = upper("code") AND "code" ~ '^\S{3,40}$'),
  ADD CONSTRAINT "promocode_value_check" CHECK ("value" > 0 AND ("kind" = 'FIXED' OR "value" <= 100) AND "minimum" >= 0),
  ADD CONSTRAINT "promocode_window_check" CHECK ("endsAt" > "startsAt"),
  ADD CONSTRAINT "promocode_use_check"
    CHECK ("used" >= 0 AND "used" <= "usageLimit" AND "usageLimit" > 0 AND "usageLimitPerUser" > 0);

-- Orders -------------------------------------------------------------------------------------------------------------

ALTER SEQUENCE "shop_order_number_seq" RESTART WITH 10001;
ALTER TABLE "shop_order"
  ADD CONSTRAINT "shop_order_id_check" CHECK (length("id") >= 20),
  ADD CONSTRAINT "shop_order_delivery_check" CHECK (("pickupPoint" IS NULL) <> ("address" IS NULL)),
  ADD CONSTRAINT "shop_order_money_check" CHECK (
    "deliveryPrice" >= 0 AND "totalPrice" >= "deliveryPrice" AND "discountValue" >= 0 AND "paidByBonuses" >= 0
    AND "cashback" >= 0 AND "refunded" BETWEEN 0 AND "totalPrice"),
  -- A guest has neither points nor codes.
  ADD CONSTRAINT "shop_order_guest_check"
    CHECK ("userId" IS NOT NULL OR ("paidByBonuses" = 0 AND "cashback" = 0 AND "promocodeId" IS NULL)),
  ADD CONSTRAINT "shop_order_promocode_check" CHECK (NOT "promocodeUsed" OR "promocodeId" IS NOT NULL);
CREATE INDEX "shop_order_expiry_idx" ON "shop_order" ("expiresAt") WHERE "expiresAt" IS NOT NULL;

ALTER TABLE "order_product_item"
  ADD CONSTRAINT "order_product_item_money_check" CHECK (
    "price" >= 0 AND "oldPrice" >= "price" AND "discountValue" >= 0 AND "bonuses" >= 0 AND "cashback" >= 0
    AND "soldPrice" >= 0 AND "soldPrice" = "price" - "discountValue" - "bonuses" * 100);

-- The parts of an order are its whole.
CREATE FUNCTION check_order_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums record;
BEGIN
  SELECT count(*) AS "count", sum("oldPrice") AS "goods", sum("discountValue") AS "discount", sum("bonuses") AS "bonuses",
    sum("soldPrice") AS "sold", sum("cashback") AS "cashback"
  INTO sums FROM "order_product_item" WHERE "orderUuid" = NEW."uuid";
  IF sums."count" = 0 OR sums."goods" <> NEW."goodsPrice" OR sums."discount" <> NEW."discountValue"
    OR sums."bonuses" <> NEW."paidByBonuses" OR sums."cashback" <> NEW."cashback"
    OR sums."sold" + NEW."deliveryPrice" <> NEW."totalPrice" THEN
    RAISE EXCEPTION 'the items of order % do not sum up to it', NEW."number" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "shop_order_sums" AFTER INSERT OR UPDATE OF
  "goodsPrice", "discountValue", "paidByBonuses", "deliveryPrice", "totalPrice", "cashback" ON "shop_order"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums();

-- The key is claimed before anything else of its order is written.
ALTER TABLE "order_key" ALTER CONSTRAINT "order_key_orderUuid_fkey" DEFERRABLE INITIALLY DEFERRED;

CREATE TRIGGER "order_status_change_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_status_change"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Units of stock -----------------------------------------------------------------------------------------------------
-- `reserved` of an offer is the number of its ordered units in RESERVED, because nothing else changes it; the CHECK of
-- product_item refuses the unit that is not there.

CREATE FUNCTION move_unit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE WHEN TG_OP = 'INSERT' THEN 'RELEASED' ELSE OLD."unit"::text END;
  reserved_by int := (NEW."unit" = 'RESERVED')::int - (before = 'RESERVED')::int;
  stock_by int := (before = 'SOLD')::int - (NEW."unit" = 'SOLD')::int;
BEGIN
  IF (before, NEW."unit"::text) NOT IN (('RELEASED', 'RESERVED'), ('RESERVED', 'SOLD'), ('RESERVED', 'RELEASED'), ('SOLD', 'RETURNED')) THEN
    RAISE EXCEPTION 'a unit does not go from % to %', before, NEW."unit" USING ERRCODE = 'check_violation';
  END IF;
  UPDATE "product_item" SET "reserved" = "reserved" + reserved_by, "stock" = "stock" + stock_by WHERE "id" = NEW."itemId";
  RETURN NULL;
END $$;
CREATE TRIGGER "order_product_item_reserved" AFTER INSERT ON "order_product_item"
  FOR EACH ROW EXECUTE FUNCTION move_unit();
CREATE TRIGGER "order_product_item_moved" AFTER UPDATE OF "unit" ON "order_product_item"
  FOR EACH ROW WHEN (OLD."unit" IS DISTINCT FROM NEW."unit") EXECUTE FUNCTION move_unit();

-- Points -------------------------------------------------------------------------------------------------------------

ALTER TABLE "loyalty_account" DROP CONSTRAINT "loyalty_account_check";
ALTER TABLE "loyalty_account" ADD CONSTRAINT "loyalty_account_check"
  CHECK ("held" >= 0 AND "pending" >= 0 AND "balance" >= "held" + "pending" AND "moneySpent" >= 0 AND "debt" >= 0);

CREATE OR REPLACE FUNCTION post_points_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "loyalty_account" SET "balance" = "balance" + NEW."amount", "pending" = "pending" + NEW."pending",
    "held" = "held" + NEW."held", "debt" = "debt" + NEW."debt", "moneySpent" = "moneySpent" + NEW."moneySpent"
  WHERE "userId" = NEW."userId";
  RETURN NULL;
END $$;

CREATE UNIQUE INDEX "points_entry_item_key" ON "points_entry" ("orderItemId", "kind") WHERE "orderItemId" IS NOT NULL;
CREATE INDEX "points_entry_accrual_idx" ON "points_entry" ("availableAt") WHERE "kind" = 'ACCRUAL';
CREATE INDEX "points_entry_order_idx" ON "points_entry" ("orderUuid") WHERE "orderUuid" IS NOT NULL;

-- Outbox -------------------------------------------------------------------------------------------------------------

CREATE INDEX "outbox_event_due_idx" ON "outbox_event" ("runAt") WHERE "doneAt" IS NULL;
