-- Find the work that is due at the payment provider: payments to query, refunds to request, receipts to send.
-- Relied on by: payment (payments-due.ts, refunds-due.ts, receipts-due.ts).

CREATE INDEX IF NOT EXISTS "payment_due_idx" ON "payment" ("dueAt") WHERE "dueAt" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "refund_due_idx" ON "refund" ("dueAt") WHERE "dueAt" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "settlement_receipt_due_idx" ON "settlement_receipt" ("dueAt") WHERE "dueAt" IS NOT NULL;
