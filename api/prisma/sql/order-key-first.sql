-- The foreign key from an idempotency key to its order is checked only at commit. So a transaction can claim the key
-- before it writes the order, and a second transaction with the same key waits.
-- Relied on by: orders (place-order.ts).

ALTER TABLE "order_key" ALTER CONSTRAINT "order_key_orderUuid_fkey" DEFERRABLE INITIALLY DEFERRED;
