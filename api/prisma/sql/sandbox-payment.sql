-- A payment of the sandbox has a positive amount, and its refunds never exceed it.
-- Relied on by: payment (adapters/sandbox.ts).

ALTER TABLE "sandbox_payment"
  DROP CONSTRAINT IF EXISTS "sandbox_payment_check",
  ADD CONSTRAINT "sandbox_payment_check" CHECK ("amount" > 0 AND "refunded" BETWEEN 0 AND "amount");
