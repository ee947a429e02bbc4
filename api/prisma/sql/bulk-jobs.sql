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
