-- A query in the search report has 1 to 100 characters and a count of at least 1.
-- Relied on by: search, which counts queries.

ALTER TABLE "search_query"
  DROP CONSTRAINT IF EXISTS "search_query_bounds_check",
  ADD CONSTRAINT "search_query_bounds_check" CHECK (
    "searches" > 0 AND "found" >= 0 AND char_length("query") BETWEEN 1 AND 100);
