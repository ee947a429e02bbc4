-- A price that somebody sets decides the one of the feed that waited: a new offer goes on sale if the feed sells it.
-- Relied on by: feeds (hold-back-prices.ts), catalog and bulk, which set prices.

CREATE OR REPLACE FUNCTION decide_held_back_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH decided AS (
    DELETE FROM "held_back_price" WHERE "itemId" = NEW."itemId" RETURNING "itemId", "active"
  )
  UPDATE "product_item" o SET "active" = d."active", "updatedAt" = now()
  FROM decided d WHERE o."id" = d."itemId" AND d."active" IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "decide_held_back_insert" AFTER INSERT ON "price_details"
  FOR EACH ROW WHEN (NEW."setBy" IS NOT NULL) EXECUTE FUNCTION decide_held_back_price();
CREATE OR REPLACE TRIGGER "decide_held_back_update" AFTER UPDATE OF "setBy" ON "price_details"
  FOR EACH ROW WHEN (NEW."setBy" IS NOT NULL) EXECUTE FUNCTION decide_held_back_price();
