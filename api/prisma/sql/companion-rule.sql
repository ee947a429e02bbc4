-- A rule says what goes with one category or one product, not both, and names at most twenty. One of a product names some.
-- A pair that was bought together has two products, and is counted in three orders or more, so that no single purchase shows.
-- Relied on by: search/selections, which reads both, search/admin and reports, which write them.

ALTER TABLE "companion_rule"
  ALTER COLUMN "companionIds" SET NOT NULL,
  DROP CONSTRAINT IF EXISTS "companion_rule_owner_check",
  ADD CONSTRAINT "companion_rule_owner_check" CHECK (num_nonnulls("categoryId", "productId") = 1),
  DROP CONSTRAINT IF EXISTS "companion_rule_bounds_check",
  ADD CONSTRAINT "companion_rule_bounds_check" CHECK (
    cardinality("companionIds") BETWEEN CASE WHEN "productId" IS NULL THEN 0 ELSE 1 END AND 20);
ALTER TABLE "bought_together"
  DROP CONSTRAINT IF EXISTS "bought_together_pair_check",
  ADD CONSTRAINT "bought_together_pair_check" CHECK ("productId" <> "otherId" AND "orders" >= 3);
