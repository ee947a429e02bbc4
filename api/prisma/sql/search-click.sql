-- A click on a result has a query of 1 to 100 characters, a place from 1 to 1,000 and a count of at least 1; a hash of a
-- network is whole.
-- Relied on by: search, which counts clicks.

ALTER TABLE "search_click"
  DROP CONSTRAINT IF EXISTS "search_click_bounds_check",
  ADD CONSTRAINT "search_click_bounds_check" CHECK (
    "clicks" > 0 AND "place" BETWEEN 1 AND 1000 AND char_length("query") BETWEEN 1 AND 100);
ALTER TABLE "search_network"
  DROP CONSTRAINT IF EXISTS "search_network_hash_check",
  ADD CONSTRAINT "search_network_hash_check" CHECK (octet_length("hash") = 32);
