-- An idempotency key may name an order that is written later in the same transaction: placing an order claims the key
-- before it writes anything else, so that whoever comes second with the same key waits there.
-- Relied on by: orders (place-order.ts).

ALTER TABLE "order_key" ALTER CONSTRAINT "order_key_orderUuid_fkey" DEFERRABLE INITIALLY DEFERRED;
