-- There are at most 1,000 rules, so the scan is short; the order of kinds says nothing.
-- squawk-ignore-file constraint-missing-not-valid, require-enum-value-ordering

ALTER TYPE "SearchRuleKind" ADD VALUE 'FILTER_ORDER';
ALTER TABLE "search_rule" ADD COLUMN "filters" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- api/prisma/sql/search-rule.sql

-- A rule of the search has what its kind needs and nothing else, within bounds, and ends after it begins.
-- Relied on by: search, which applies rules, and search/admin, which writes them.

-- Without its columns that must not be null: they are so already.
ALTER TABLE "search_rule"
  DROP CONSTRAINT IF EXISTS "search_rule_kind_check",
  ADD CONSTRAINT "search_rule_kind_check" CHECK (CASE
    WHEN "kind" = 'SYNONYM' THEN cardinality("queries") > 0 AND cardinality("words") > 0 AND "target" IS NULL
      AND cardinality("productIds" || "categoryIds" || "brandIds" || "inCategoryIds" || "inBrandIds") = 0
    WHEN "kind" = 'REDIRECT' THEN cardinality("queries") > 0 AND "target" IS NOT NULL AND cardinality("words") = 0
      AND cardinality("productIds" || "categoryIds" || "brandIds" || "inCategoryIds" || "inBrandIds") = 0
    -- As text: the migration that adds the kind sets this rule, too.
    WHEN "kind"::text = 'FILTER_ORDER' THEN cardinality("filters") > 0 AND "target" IS NULL AND cardinality("words") = 0
      AND cardinality("productIds" || "categoryIds" || "brandIds") = 0
    ELSE "target" IS NULL AND cardinality("words") = 0 AND cardinality("productIds" || "categoryIds" || "brandIds") > 0
      AND ("kind" <> 'PIN' OR cardinality("categoryIds" || "brandIds") = 0)
    END AND ("kind" = 'PIN') = ("place" IS NOT NULL) AND ("kind" = 'SYNONYM' OR NOT "twoWay")
    AND ("kind"::text = 'FILTER_ORDER' OR cardinality("filters") = 0)),
  DROP CONSTRAINT IF EXISTS "search_rule_bounds_check",
  ADD CONSTRAINT "search_rule_bounds_check" CHECK (
    cardinality("queries") <= 50 AND cardinality("words") <= 20 AND cardinality("productIds") <= 100
    AND cardinality("categoryIds") <= 50 AND cardinality("brandIds") <= 50 AND cardinality("inCategoryIds") <= 50
    AND cardinality("inBrandIds") <= 50 AND cardinality("filters") <= 20 AND "place" BETWEEN 1 AND 100 AND char_length("note") <= 500),
  DROP CONSTRAINT IF EXISTS "search_rule_window_check",
  ADD CONSTRAINT "search_rule_window_check" CHECK ("endsAt" > "startsAt");
