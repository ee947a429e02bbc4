-- Operators find an order by any part of its number, names, telephone and mailbox. Only a statement with this very
-- expression uses the index.
-- Relied on by: operator (find-orders.ts).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX IF NOT EXISTS "shop_order_text_idx" ON "shop_order" USING gin ((
  lower("number"::text || ' ' || coalesce("surname", '') || ' ' || "name" || ' ' || coalesce("lastname", '') || ' '
    || coalesce("surname", '') || ' ' || "phone" || ' ' || coalesce("email", ''))) gin_trgm_ops);
