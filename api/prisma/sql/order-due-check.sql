-- No payment has paid for a unit whose money is taken at its delivery, before that, and nothing of it was given back.
-- Relied on by: orders (pay-on-delivery.ts).

ALTER TABLE "order_product_item"
  DROP CONSTRAINT IF EXISTS "order_product_item_due_check",
  ADD CONSTRAINT "order_product_item_due_check" CHECK (
    NOT "dueOnDelivery" OR ("paymentId" IS NULL AND "compensated" = 0 AND NOT "awaitsPayment"));
