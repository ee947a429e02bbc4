-- AlterTable
ALTER TABLE "category" ADD COLUMN     "googleProductCategory" INTEGER;

-- api/prisma/sql/catalogue-figures.sql

-- Refuses impossible prices, counts and levels of the catalogue. An old price must be above the price, and a loyalty
-- price must not. A price set by an operator must name both the operator and the time.
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
-- A category on level 1 has no parent; one on level 2 or 3 has. Google numbers its categories from 1.
ALTER TABLE "category"
  DROP CONSTRAINT IF EXISTS "category_google_check",
  ADD CONSTRAINT "category_google_check" CHECK ("googleProductCategory" BETWEEN 1 AND 1000000),
  DROP CONSTRAINT IF EXISTS "category_level_check",
  ADD CONSTRAINT "category_level_check" CHECK ("level" BETWEEN 1 AND 3 AND ("level" = 1) = ("parentId" IS NULL));
