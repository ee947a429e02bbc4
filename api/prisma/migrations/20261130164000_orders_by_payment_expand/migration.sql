-- Migrations run in a transaction, so no index is made concurrently. It takes less than a second for 100,000 orders.
-- squawk-ignore-file require-concurrent-index-creation

-- Operators list the orders that were paid in a period.
CREATE INDEX "shop_order_paidAt_idx" ON "shop_order"("paidAt");
