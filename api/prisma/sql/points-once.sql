-- The registration bonus is credited once per account, and an ordered unit has at most one ledger entry of each kind. A
-- repeated accrual or reversal violates the index, so no points are paid twice.
-- Relied on by: loyalty.

CREATE UNIQUE INDEX IF NOT EXISTS "points_entry_registration_key" ON "points_entry" ("userId", "kind")
  WHERE "kind" IN ('REGISTRATION', 'REGISTRATION_CONFIRMED');
CREATE UNIQUE INDEX IF NOT EXISTS "points_entry_item_key" ON "points_entry" ("orderItemId", "kind")
  WHERE "orderItemId" IS NOT NULL;
