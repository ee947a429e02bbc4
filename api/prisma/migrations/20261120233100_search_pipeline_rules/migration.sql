-- Documents hold their words now: all of them are written anew.
INSERT INTO "search_outbox" ("productId", "transactionId")
SELECT "id", pg_current_xact_id()::text::bigint FROM "product"
ON CONFLICT DO NOTHING;

ALTER TABLE "search_query"
  ADD CONSTRAINT "search_query_bounds_check" CHECK (
    "searches" > 0 AND "found" >= 0 AND char_length("query") BETWEEN 1 AND 100);
