-- Migrations run in a transaction, so no index is made concurrently. Messages are kept for some days only.
-- squawk-ignore-file require-concurrent-index-creation

-- Finds the messages of an order, for its history.
CREATE INDEX IF NOT EXISTS "outbox_event_order_idx" ON "outbox_event" ("lane") WHERE "topic" IN ('order.letter', 'order.sms');
