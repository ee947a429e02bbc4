-- The tables are new and empty.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- CreateTable
CREATE TABLE "companion_rule" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "categoryId" UUID,
    "productId" UUID,
    "companionIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companion_rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bought_together" (
    "productId" UUID NOT NULL,
    "otherId" UUID NOT NULL,
    "orders" INTEGER NOT NULL,

    CONSTRAINT "bought_together_pkey" PRIMARY KEY ("productId","otherId")
);

-- CreateIndex
CREATE UNIQUE INDEX "companion_rule_categoryId_key" ON "companion_rule"("categoryId");

-- CreateIndex
CREATE UNIQUE INDEX "companion_rule_productId_key" ON "companion_rule"("productId");

-- CreateIndex
CREATE INDEX "companion_rule_createdAt_id_idx" ON "companion_rule"("createdAt", "id");

-- CreateIndex
CREATE INDEX "bought_together_otherId_idx" ON "bought_together"("otherId");

-- AddForeignKey
ALTER TABLE "companion_rule" ADD CONSTRAINT "companion_rule_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "companion_rule" ADD CONSTRAINT "companion_rule_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/companion-rule.sql

-- A rule says what goes with one category or one product, not both, and names at most twenty. One of a product names some.
-- A pair that was bought together has two products, and is counted in three orders or more, so that no single purchase shows.
-- Relied on by: search/selections, which reads both, search/admin and reports, which write them.

ALTER TABLE "companion_rule"
  DROP CONSTRAINT IF EXISTS "companion_rule_owner_check",
  ADD CONSTRAINT "companion_rule_owner_check" CHECK (num_nonnulls("categoryId", "productId") = 1),
  DROP CONSTRAINT IF EXISTS "companion_rule_bounds_check",
  ADD CONSTRAINT "companion_rule_bounds_check" CHECK (
    cardinality("companionIds") BETWEEN CASE WHEN "productId" IS NULL THEN 0 ELSE 1 END AND 20);
ALTER TABLE "bought_together"
  DROP CONSTRAINT IF EXISTS "bought_together_pair_check",
  ADD CONSTRAINT "bought_together_pair_check" CHECK ("productId" <> "otherId" AND "orders" >= 3);
