-- A saved search has a name of 1 to 80 characters, and words or filters.
-- Relied on by: saved-searches (keep-saved-searches.ts).

ALTER TABLE "saved_search"
  DROP CONSTRAINT IF EXISTS "saved_search_check",
  ADD CONSTRAINT "saved_search_check" CHECK (
    char_length("name") BETWEEN 1 AND 80 AND char_length("query") BETWEEN 1 AND 200
    AND octet_length("filter"::text) <= 16000 AND ("query" IS NOT NULL OR "filter" <> '{}'));
