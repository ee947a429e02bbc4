-- Indexes of the ledger that Prisma's data model cannot declare.
-- Relied on by: loyalty (points that become spendable, entries of one order).

CREATE INDEX IF NOT EXISTS "points_entry_accrual_idx" ON "points_entry" ("availableAt") WHERE "kind" = 'ACCRUAL';
CREATE INDEX IF NOT EXISTS "points_entry_order_idx" ON "points_entry" ("orderUuid") WHERE "orderUuid" IS NOT NULL;
