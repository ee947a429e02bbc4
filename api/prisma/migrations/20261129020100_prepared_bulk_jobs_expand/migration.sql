-- Jobs that are prepared and looked at before they are applied.
ALTER TYPE "BulkRefusal" ADD VALUE IF NOT EXISTS 'PRICE_CHANGED' AFTER 'CATEGORY_NOT_FOUND';
ALTER TABLE "bulk_job" ADD COLUMN "priceChange" JSONB, ADD COLUMN "planned" INTEGER, ADD COLUMN "found" INTEGER;
ALTER TABLE "bulk_row" ADD COLUMN "seenPrice" BIGINT, ADD COLUMN "seenLoyaltyPrice" BIGINT;
