-- An order has one open payment at a time; one whose cancellation was requested does not count.
-- Relied on by: payment (payments.ts).

CREATE UNIQUE INDEX IF NOT EXISTS "payment_open_key" ON "payment" ("orderUuid")
  WHERE "state" IN ('CREATED', 'PENDING', 'WAITING_FOR_CAPTURE') AND "cancelRequestedAt" IS NULL;
