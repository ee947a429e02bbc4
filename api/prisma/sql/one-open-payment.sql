-- An order has at most one open payment. A payment whose cancellation was requested is not counted.
-- Relied on by: payment (payments.ts).

CREATE UNIQUE INDEX IF NOT EXISTS "payment_open_key" ON "payment" ("orderUuid")
  WHERE "state" IN ('CREATED', 'PENDING', 'WAITING_FOR_CAPTURE') AND "cancelRequestedAt" IS NULL;
