-- A saved view has a name, and a query that is the part of an address after its question mark.
-- Relied on by: desk/views.

ALTER TABLE "saved_view"
  DROP CONSTRAINT IF EXISTS "saved_view_check",
  ADD CONSTRAINT "saved_view_check" CHECK (
    char_length("name") BETWEEN 1 AND 60 AND char_length("query") <= 2000 AND "query" !~ '[\x01-\x20#?\x7F]');
