-- CreateTable
CREATE TABLE "scheduled_price" (
    "itemId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "from" TIMESTAMPTZ(6),
    "to" TIMESTAMPTZ(6),
    "price" BIGINT NOT NULL,
    "oldPrice" BIGINT,
    "regularPrice" BIGINT NOT NULL,
    "regularOldPrice" BIGINT,
    "regularLoyaltyPrice" BIGINT,
    "dueAt" TIMESTAMPTZ(6),

    CONSTRAINT "scheduled_price_pkey" PRIMARY KEY ("itemId","position")
);

-- CreateIndex
CREATE INDEX "scheduled_price_dueAt_idx" ON "scheduled_price"("dueAt");

-- AddForeignKey
ALTER TABLE "scheduled_price" ADD CONSTRAINT "scheduled_price_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/scheduled-price.sql

-- A scheduled price is above zero, ends after it begins, and can be written into "price_details", where the same holds of
-- its old price. An offer whose price an operator has set has no scheduled prices, so none begins or ends over it. Once
-- the operator gives the price back, the next import writes them again.
-- Relied on by: feeds (write-scheduled-prices.ts), pricing (apply-scheduled-prices.ts), catalog and bulk, which set prices.

ALTER TABLE "scheduled_price"
  DROP CONSTRAINT IF EXISTS "scheduled_price_check",
  ADD CONSTRAINT "scheduled_price_check" CHECK (
    "price" > 0 AND ("oldPrice" IS NULL OR "oldPrice" > "price") AND ("to" IS NULL OR "from" IS NULL OR "to" > "from")
    AND "regularPrice" >= 0 AND ("regularOldPrice" IS NULL OR "regularOldPrice" > "regularPrice")
    AND ("regularLoyaltyPrice" IS NULL OR "regularLoyaltyPrice" BETWEEN 0 AND "regularPrice"));

CREATE OR REPLACE FUNCTION forget_scheduled_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "scheduled_price" WHERE "itemId" = NEW."itemId";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "forget_scheduled_insert" AFTER INSERT ON "price_details"
  FOR EACH ROW WHEN (NEW."setBy" IS NOT NULL) EXECUTE FUNCTION forget_scheduled_prices();
CREATE OR REPLACE TRIGGER "forget_scheduled_update" AFTER UPDATE OF "setBy" ON "price_details"
  FOR EACH ROW WHEN (NEW."setBy" IS NOT NULL) EXECUTE FUNCTION forget_scheduled_prices();
