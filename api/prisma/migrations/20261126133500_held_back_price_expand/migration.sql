-- CreateEnum
CREATE TYPE "PriceComparison" AS ENUM ('LAST_IMPORT', 'PRODUCT', 'OLD_PRICE', 'CATEGORY');

-- CreateTable
CREATE TABLE "held_back_price" (
    "itemId" UUID NOT NULL,
    "price" BIGINT NOT NULL,
    "oldPrice" BIGINT,
    "loyaltyPrice" BIGINT,
    "comparedWith" "PriceComparison" NOT NULL,
    "expected" BIGINT NOT NULL,
    "active" BOOLEAN,
    "heldAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "held_back_price_pkey" PRIMARY KEY ("itemId")
);

-- CreateIndex
CREATE INDEX "held_back_price_heldAt_itemId_idx" ON "held_back_price"("heldAt", "itemId");

-- AddForeignKey
-- The table is empty, so nothing is checked for long.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "held_back_price" ADD CONSTRAINT "held_back_price_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/held-back-price.sql

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
