-- Migrations run in a transaction, so no index is made concurrently. It takes less than a second for 100,000 orders.
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion

-- Operators count the orders of a promo code by status. The longer index replaces the former one.
CREATE INDEX "shop_order_promocodeId_status_idx" ON "shop_order"("promocodeId", "status");
DROP INDEX "shop_order_promocodeId_idx";
