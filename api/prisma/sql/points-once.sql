-- The registration bonus is credited once per account, and a unit of an order has one entry of a kind: a repeated accrual
-- or reversal violates the index instead of paying twice.
-- Relied on by: loyalty.

CREATE UNIQUE INDEX IF NOT EXISTS "points_entry_registration_key" ON "points_entry" ("userId", "kind")
  WHERE "kind" IN ('REGISTRATION', 'REGISTRATION_CONFIRMED');
CREATE UNIQUE INDEX IF NOT EXISTS "points_entry_item_key" ON "points_entry" ("orderItemId", "kind")
  WHERE "orderItemId" IS NOT NULL;
