-- An order has at most one open payment. A payment whose cancellation was requested is not counted, nor one whose money is
-- held: the order has decided about it (ADR 38).
-- Relied on by: payment (payments.ts).

-- The condition was another one before.
DROP INDEX IF EXISTS "payment_open_key";
CREATE UNIQUE INDEX "payment_open_key" ON "payment" ("orderUuid")
  WHERE "state" IN ('CREATED', 'PENDING') AND "cancelRequestedAt" IS NULL;
