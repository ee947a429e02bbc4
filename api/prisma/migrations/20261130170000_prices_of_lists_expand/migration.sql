-- Migrations run in a transaction, so no index is made concurrently. Only the lists of operators read and write "product_change".
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion

-- With the price, products of a range of prices are counted from the index alone.
DROP INDEX "product_change_traits_idx";
CREATE INDEX IF NOT EXISTS "product_change_traits_idx" ON "product_change" ("available", "productId")
  INCLUDE ("pictures", "active", "hasCategory", "heldBack", "setByHand", "changedAt", "price", "cheapest", "dearest")
  WHERE NOT "removed";
