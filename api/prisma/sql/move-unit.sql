-- No unit is sold twice. Inserting a row into "order_product_item" reserves one unit of its offer. Updating the row's
-- "unit" changes the offer's counts: from RESERVED to SOLD or RELEASED, from RELEASED back to RESERVED, from SOLD to
-- RETURNED. Nothing else changes "reserved", so it always equals the number of ordered units in the state RESERVED. A
-- CHECK refuses an order for more units than there are in stock.
-- Relied on by: orders, which never write "reserved" themselves.

-- One statement reserves all units that a statement inserts, whatever their number.
CREATE OR REPLACE FUNCTION reserve_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE "unit" <> 'RESERVED') THEN
    RAISE EXCEPTION 'a unit is reserved when it is ordered' USING ERRCODE = 'check_violation';
  END IF;
  UPDATE "product_item" i SET "reserved" = i."reserved" + a."units"
  FROM (SELECT "itemId", count(*)::int AS "units" FROM added GROUP BY "itemId") a WHERE i."id" = a."itemId";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION move_unit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := OLD."unit"::text;
  reserved_by int := (NEW."unit" = 'RESERVED')::int - (before = 'RESERVED')::int;
  stock_by int := (before = 'SOLD')::int - (NEW."unit" = 'SOLD')::int;
BEGIN
  IF (before, NEW."unit"::text) NOT IN (('RELEASED', 'RESERVED'), ('RESERVED', 'SOLD'), ('RESERVED', 'RELEASED'), ('SOLD', 'RETURNED')) THEN
    RAISE EXCEPTION 'a unit does not go from % to %', before, NEW."unit" USING ERRCODE = 'check_violation';
  END IF;
  UPDATE "product_item" SET "reserved" = "reserved" + reserved_by, "stock" = "stock" + stock_by WHERE "id" = NEW."itemId";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_product_item_reserved" AFTER INSERT ON "order_product_item" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION reserve_units();
CREATE OR REPLACE TRIGGER "order_product_item_moved" AFTER UPDATE OF "unit" ON "order_product_item"
  FOR EACH ROW WHEN (OLD."unit" IS DISTINCT FROM NEW."unit") EXECUTE FUNCTION move_unit();

ALTER TABLE "product_item"
  DROP CONSTRAINT IF EXISTS "product_item_stock_check",
  ADD CONSTRAINT "product_item_stock_check" CHECK ("reserved" >= 0 AND "stock" >= "reserved" AND "feedStock" >= 0);
