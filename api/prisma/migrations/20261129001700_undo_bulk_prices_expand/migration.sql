-- The index is on a column that is null in every row.
-- squawk-ignore-file require-concurrent-index-creation

-- What the prices of a job replaced, and the job that a later one puts back.
ALTER TYPE "BulkRefusal" ADD VALUE 'PRICE_CHANGED_SINCE' BEFORE 'STOCK_BELOW_RESERVED';
ALTER TABLE "bulk_job" ADD COLUMN "undoOfId" UUID;
CREATE UNIQUE INDEX "bulk_job_undoOfId_key" ON "bulk_job"("undoOfId");
ALTER TABLE "bulk_row"
  ADD COLUMN "priceBefore" BIGINT,
  ADD COLUMN "oldPriceBefore" BIGINT,
  ADD COLUMN "loyaltyPriceBefore" BIGINT,
  ADD COLUMN "setByBefore" UUID,
  ADD COLUMN "setAtBefore" TIMESTAMPTZ(3);
