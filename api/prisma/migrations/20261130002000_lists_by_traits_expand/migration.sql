-- Migrations run in a transaction, so no index is made concurrently. Only the lists of operators write and read
-- "product_change"; they wait while it is filled, some seconds at 100,000 products.
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion

-- Written anew: an update would leave a table of twice the size, which lists read.
CREATE TEMPORARY TABLE "filled" ON COMMIT DROP AS
SELECT c.*, coalesce(o."cheapest", 9223372036854775807) AS "cheapest", coalesce(o."dearest", 0) AS "dearest"
FROM "product_change" c LEFT JOIN (
  SELECT i."productId", min(r."price") AS "cheapest", max(r."price") AS "dearest"
  FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id" WHERE i."deletedAt" IS NULL GROUP BY 1) o USING ("productId");
TRUNCATE "product_change";
ALTER TABLE "product_change" ADD COLUMN "cheapest" BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN "dearest" BIGINT NOT NULL DEFAULT 9223372036854775807;
INSERT INTO "product_change" SELECT * FROM "filled";

-- The first replaces that of the stock.
CREATE INDEX IF NOT EXISTS "product_change_traits_idx" ON "product_change" ("available", "productId")
  INCLUDE ("pictures", "active", "hasCategory", "heldBack", "setByHand", "changedAt", "cheapest", "dearest")
  WHERE NOT "removed";
CREATE INDEX IF NOT EXISTS "product_change_lists_idx" ON "product_change"
  USING gin ("categoryIds", "brandIds", "supplierIds", "sources");
DROP INDEX "product_change_available_productId_idx";

-- "price_details_set_idx" is the same.
DROP INDEX "price_details_set_by_hand_idx";
