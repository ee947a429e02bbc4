-- No more units are sold at a personal price than were agreed. A row of "order_product_item" that names one takes a unit
-- of it, and gives it back when its order is given up before payment ("unit" becomes RELEASED). A new order takes it only
-- for its owner, its offer and its price, and before it expires or is taken back. An expired order that is paid late
-- takes the unit again whatever the date. Nothing else changes "used".
-- Relied on by: orders, which never write "used" themselves; pricing (personal-prices.ts).

CREATE OR REPLACE FUNCTION use_personal_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "personal_price" SET "used" = "used" + (OLD."unit" = 'RELEASED')::int - (NEW."unit" = 'RELEASED')::int
    WHERE "id" = NEW."personalPriceId";
    RETURN NULL;
  END IF;
  UPDATE "personal_price" p SET "used" = p."used" + 1
  FROM "shop_order" o JOIN "user_account" u ON u."id" = o."userId"
  WHERE p."id" = NEW."personalPriceId" AND p."itemId" = NEW."itemId" AND p."price" = NEW."price"
    AND p."revokedAt" IS NULL AND p."expiresAt" > now() AND o."uuid" = NEW."orderUuid"
    AND (p."userId" = u."id" OR p."phone" = u."phone");
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the order has no such personal price' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_product_item_at_personal_price" AFTER INSERT ON "order_product_item"
  FOR EACH ROW WHEN (NEW."personalPriceId" IS NOT NULL) EXECUTE FUNCTION use_personal_price();
CREATE OR REPLACE TRIGGER "order_product_item_personal_price_moved" AFTER UPDATE OF "unit" ON "order_product_item"
  FOR EACH ROW WHEN (NEW."personalPriceId" IS NOT NULL AND (OLD."unit" = 'RELEASED') <> (NEW."unit" = 'RELEASED'))
  EXECUTE FUNCTION use_personal_price();

ALTER TABLE "personal_price"
  DROP CONSTRAINT IF EXISTS "personal_price_check",
  ADD CONSTRAINT "personal_price_check" CHECK ("price" > 0 AND "units" > 0 AND "used" BETWEEN 0 AND "units"),
  DROP CONSTRAINT IF EXISTS "personal_price_owner_check",
  ADD CONSTRAINT "personal_price_owner_check" CHECK (
    num_nonnulls("userId", "phone") = 1 OR ("revokedAt" IS NOT NULL AND num_nonnulls("userId", "phone") = 0));
