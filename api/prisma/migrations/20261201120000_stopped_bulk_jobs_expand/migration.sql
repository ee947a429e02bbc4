-- Jobs that an operator stops before their last row.
ALTER TYPE "BulkRefusal" ADD VALUE IF NOT EXISTS 'STOPPED' AFTER 'PRICE_CHANGED';
ALTER TABLE "bulk_job" ADD COLUMN "stoppedAt" TIMESTAMPTZ(3);
