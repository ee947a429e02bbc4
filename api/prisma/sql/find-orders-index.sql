-- Operators find an order by any part of its number, names, telephone or e-mail address. PostgreSQL uses this index
-- only for a query with exactly the same expression.
-- Relied on by: operator (find-orders.ts).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX IF NOT EXISTS "shop_order_text_idx" ON "shop_order" USING gin ((
  lower("number"::text || ' ' || coalesce("surname", '') || ' ' || "name" || ' ' || coalesce("lastname", '') || ' '
    || coalesce("surname", '') || ' ' || "phone" || ' ' || coalesce("email", ''))) gin_trgm_ops);
