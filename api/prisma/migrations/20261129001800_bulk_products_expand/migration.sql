-- The tables hold the jobs of some days: checking their rows takes no time.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation

-- Jobs that change products: what is changed, and the product of each row.
ALTER TYPE "BulkJobKind" ADD VALUE IF NOT EXISTS 'PRODUCTS' AFTER 'STOCK';
ALTER TYPE "BulkRefusal" ADD VALUE IF NOT EXISTS 'PRODUCT_NOT_FOUND' AFTER 'STOCK_TOO_LARGE';
ALTER TYPE "BulkRefusal" ADD VALUE IF NOT EXISTS 'CATEGORY_NOT_FOUND' AFTER 'PRODUCT_NOT_FOUND';
ALTER TABLE "bulk_job" ADD COLUMN "change" JSONB;
ALTER TABLE "bulk_row" ADD COLUMN "productId" UUID;

-- api/prisma/sql/bulk-jobs.sql

-- A row of a job names its offer once, and holds prices or stock; or it names a product, and its job holds the change. What is done and what was counted agree.
-- Relied on by: bulk.

ALTER TABLE "bulk_row"
  DROP CONSTRAINT IF EXISTS "bulk_row_check",
  ADD CONSTRAINT "bulk_row_check" CHECK (
    CASE WHEN "productId" IS NULL
      THEN num_nonnulls("givenId", "sku", "externalId") = 1 AND num_nonnulls("price", "stock", "difference") = 1
      ELSE num_nonnulls("givenId", "sku", "externalId", "itemId", "price", "stock", "difference") = 0 END),
  DROP CONSTRAINT IF EXISTS "bulk_row_refusal_check",
  ADD CONSTRAINT "bulk_row_refusal_check" CHECK ("outcome" <> 'REFUSED' OR "refusal" IS NOT NULL);
ALTER TABLE "bulk_job"
  DROP CONSTRAINT IF EXISTS "bulk_job_counts_check",
  ADD CONSTRAINT "bulk_job_counts_check" CHECK (
    "handled" = "applied" + "unchanged" + "refused" AND "handled" <= "total"
    AND ("finishedAt" IS NOT NULL) = ("handled" = "total")),
  DROP CONSTRAINT IF EXISTS "bulk_job_change_check",
  ADD CONSTRAINT "bulk_job_change_check" CHECK (("kind"::text = 'PRODUCTS') = ("change" IS NOT NULL));

-- Finds the jobs that are not done.
CREATE INDEX IF NOT EXISTS "bulk_job_open_idx" ON "bulk_job" ("kind", "number") WHERE "finishedAt" IS NULL;
