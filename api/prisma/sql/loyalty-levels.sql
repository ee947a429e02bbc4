-- The percentages of a loyalty level are between 0 and 100.
-- Relied on by: pricing, which calculates points with them, and operator, which writes them.

ALTER TABLE "loyalty_level"
  DROP CONSTRAINT IF EXISTS "loyalty_level_check",
  ADD CONSTRAINT "loyalty_level_check" CHECK (
    "chargePercentage" BETWEEN 0 AND 100 AND "chargeOffPercentage" BETWEEN 0 AND 100 AND "requiredSpentAmount" >= 0);
