-- A judged query has 1 to 100 characters and 1 to 100 products.
-- Relied on by: search/admin, which tries rules by judged queries.

ALTER TABLE "search_judged_query"
  ALTER COLUMN "productIds" SET NOT NULL,
  DROP CONSTRAINT IF EXISTS "search_judged_query_bounds_check",
  ADD CONSTRAINT "search_judged_query_bounds_check" CHECK (
    char_length("query") BETWEEN 1 AND 100 AND cardinality("productIds") BETWEEN 1 AND 100);
