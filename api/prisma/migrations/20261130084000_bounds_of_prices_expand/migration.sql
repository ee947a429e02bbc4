-- Migrations run in a transaction, so no index is made concurrently. Only the lists of operators write "product_change".
-- squawk-ignore-file require-concurrent-index-creation

CREATE INDEX IF NOT EXISTS "product_change_cheapest_idx" ON "product_change" ("cheapest") WHERE NOT "removed";
CREATE INDEX IF NOT EXISTS "product_change_dearest_idx" ON "product_change" ("dearest") WHERE NOT "removed";
