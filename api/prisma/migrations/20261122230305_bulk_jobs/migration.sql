-- CreateEnum
CREATE TYPE "BulkJobKind" AS ENUM ('PRICES', 'STOCK');

-- CreateEnum
CREATE TYPE "BulkOutcome" AS ENUM ('APPLIED', 'UNCHANGED', 'REFUSED');

-- CreateEnum
CREATE TYPE "BulkRefusal" AS ENUM ('ITEM_NOT_FOUND', 'ITEM_AMBIGUOUS', 'ITEM_REPEATED', 'PRICE_NOT_POSITIVE', 'PRICE_NOT_BELOW_OLD', 'PRICE_BELOW_LOYALTY', 'STOCK_BELOW_RESERVED', 'STOCK_TOO_LARGE');

-- CreateTable
CREATE TABLE "bulk_job" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "number" BIGSERIAL NOT NULL,
    "kind" "BulkJobKind" NOT NULL,
    "actorId" UUID NOT NULL,
    "byProgram" BOOLEAN NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "rowsHash" BYTEA NOT NULL,
    "total" INTEGER NOT NULL,
    "handled" INTEGER NOT NULL DEFAULT 0,
    "applied" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "workedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_row" (
    "jobId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "givenId" UUID,
    "sku" TEXT,
    "externalId" TEXT,
    "itemId" UUID,
    "price" BIGINT,
    "oldPrice" BIGINT,
    "loyaltyPrice" BIGINT,
    "stock" INTEGER,
    "difference" INTEGER,
    "outcome" "BulkOutcome",
    "refusal" "BulkRefusal",
    "reserved" INTEGER,

    CONSTRAINT "bulk_row_pkey" PRIMARY KEY ("jobId","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "bulk_job_number_key" ON "bulk_job"("number");

-- CreateIndex
CREATE UNIQUE INDEX "bulk_job_actorId_idempotencyKey_key" ON "bulk_job"("actorId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "product_item_sku_idx" ON "product_item"("sku");

-- CreateIndex
CREATE INDEX "product_item_externalId_idx" ON "product_item"("externalId");

-- AddForeignKey
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "bulk_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/bulk-jobs.sql

-- A row of a job names its offer once, and holds prices or stock. What is done and what was counted agree.
-- Relied on by: bulk.

ALTER TABLE "bulk_row"
  DROP CONSTRAINT IF EXISTS "bulk_row_check",
  ADD CONSTRAINT "bulk_row_check" CHECK (
    num_nonnulls("givenId", "sku", "externalId") = 1 AND num_nonnulls("price", "stock", "difference") = 1),
  DROP CONSTRAINT IF EXISTS "bulk_row_refusal_check",
  ADD CONSTRAINT "bulk_row_refusal_check" CHECK ("outcome" <> 'REFUSED' OR "refusal" IS NOT NULL);
ALTER TABLE "bulk_job"
  DROP CONSTRAINT IF EXISTS "bulk_job_counts_check",
  ADD CONSTRAINT "bulk_job_counts_check" CHECK (
    "handled" = "applied" + "unchanged" + "refused" AND "handled" <= "total"
    AND ("finishedAt" IS NOT NULL) = ("handled" = "total"));

-- Finds the jobs that are not done.
CREATE INDEX IF NOT EXISTS "bulk_job_open_idx" ON "bulk_job" ("kind", "number") WHERE "finishedAt" IS NULL;
