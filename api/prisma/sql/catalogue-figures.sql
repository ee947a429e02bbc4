-- Prices, counts and levels of the catalogue are possible ones. An old price is above the price, a loyalty price is not,
-- and a price set by an operator has both the operator and the time.
-- Relied on by: catalog, feeds and operator, which write these rows.

ALTER TABLE "price_details"
  DROP CONSTRAINT IF EXISTS "price_details_check",
  ADD CONSTRAINT "price_details_check" CHECK (
    "price" >= 0 AND ("oldPrice" IS NULL OR "oldPrice" > "price")
    AND ("loyaltyPrice" IS NULL OR "loyaltyPrice" BETWEEN 0 AND "price")),
  DROP CONSTRAINT IF EXISTS "price_details_set_check",
  ADD CONSTRAINT "price_details_set_check" CHECK (("setBy" IS NULL) = ("setAt" IS NULL));
ALTER TABLE "product"
  DROP CONSTRAINT IF EXISTS "product_counts_check",
  ADD CONSTRAINT "product_counts_check" CHECK ("unitSold" >= 0 AND "viewCount" >= 0);
-- Level 1 is a root; levels 2 and 3 have a parent.
ALTER TABLE "category"
  DROP CONSTRAINT IF EXISTS "category_level_check",
  ADD CONSTRAINT "category_level_check" CHECK ("level" BETWEEN 1 AND 3 AND ("level" = 1) = ("parentId" IS NULL));
