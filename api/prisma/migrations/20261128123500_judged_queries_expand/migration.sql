-- The table is new and empty.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation

-- CreateTable
CREATE TABLE "search_judged_query" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "query" TEXT NOT NULL,
    "productIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_judged_query_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "search_judged_query_query_key" ON "search_judged_query"("query");

-- api/prisma/sql/search-judged-query.sql

-- A judged query has 1 to 100 characters and 1 to 100 products.
-- Relied on by: search/admin, which tries rules by judged queries.

ALTER TABLE "search_judged_query"
  DROP CONSTRAINT IF EXISTS "search_judged_query_bounds_check",
  ADD CONSTRAINT "search_judged_query_bounds_check" CHECK (
    char_length("query") BETWEEN 1 AND 100 AND cardinality("productIds") BETWEEN 1 AND 100);
