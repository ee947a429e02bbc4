-- Indexes of orders that Prisma's data model cannot declare.
-- Relied on by: orders, for expiry, limits on held goods and the deletion of network addresses.

CREATE INDEX IF NOT EXISTS "shop_order_expiry_idx" ON "shop_order" ("expiresAt") WHERE "expiresAt" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "shop_order_client_kept" ON "shop_order" ("createdAt") WHERE "clientAddress" IS NOT NULL;
-- Unpaid orders by the network that they were placed from.
CREATE INDEX IF NOT EXISTS "shop_order_open_network" ON "shop_order" ("clientNetwork")
  WHERE "status" IN ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID');
