-- The table of rules is new and empty, and a constant default writes no row of search_query anew.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation

-- CreateEnum
CREATE TYPE "SearchRuleKind" AS ENUM ('SYNONYM', 'REDIRECT', 'PIN', 'HIDE', 'BOOST', 'BURY');

-- AlterTable
ALTER TABLE "search_query" ADD COLUMN     "typed" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "search_rule" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "SearchRuleKind" NOT NULL,
    "queries" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "words" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "twoWay" BOOLEAN NOT NULL DEFAULT false,
    "target" TEXT,
    "productIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "categoryIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "brandIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "inCategoryIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "inBrandIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "place" INTEGER,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "startsAt" TIMESTAMPTZ(6),
    "endsAt" TIMESTAMPTZ(6),
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_rule_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "search_rule_createdAt_id_idx" ON "search_rule"("createdAt", "id");

-- api/prisma/sql/search-rule.sql

-- A rule of the search has what its kind needs and nothing else, within bounds, and ends after it begins.
-- Relied on by: search, which applies rules, and search/admin, which writes them.

ALTER TABLE "search_rule"
  DROP CONSTRAINT IF EXISTS "search_rule_kind_check",
  ADD CONSTRAINT "search_rule_kind_check" CHECK (CASE
    WHEN "kind" = 'SYNONYM' THEN cardinality("queries") > 0 AND cardinality("words") > 0 AND "target" IS NULL
      AND cardinality("productIds" || "categoryIds" || "brandIds" || "inCategoryIds" || "inBrandIds") = 0
    WHEN "kind" = 'REDIRECT' THEN cardinality("queries") > 0 AND "target" IS NOT NULL AND cardinality("words") = 0
      AND cardinality("productIds" || "categoryIds" || "brandIds" || "inCategoryIds" || "inBrandIds") = 0
    ELSE "target" IS NULL AND cardinality("words") = 0 AND cardinality("productIds" || "categoryIds" || "brandIds") > 0
      AND ("kind" <> 'PIN' OR cardinality("categoryIds" || "brandIds") = 0)
    END AND ("kind" = 'PIN') = ("place" IS NOT NULL) AND ("kind" = 'SYNONYM' OR NOT "twoWay")),
  DROP CONSTRAINT IF EXISTS "search_rule_bounds_check",
  ADD CONSTRAINT "search_rule_bounds_check" CHECK (
    cardinality("queries") <= 50 AND cardinality("words") <= 20 AND cardinality("productIds") <= 100
    AND cardinality("categoryIds") <= 50 AND cardinality("brandIds") <= 50 AND cardinality("inCategoryIds") <= 50
    AND cardinality("inBrandIds") <= 50 AND "place" BETWEEN 1 AND 100 AND char_length("note") <= 500),
  DROP CONSTRAINT IF EXISTS "search_rule_window_check",
  ADD CONSTRAINT "search_rule_window_check" CHECK ("endsAt" > "startsAt");
