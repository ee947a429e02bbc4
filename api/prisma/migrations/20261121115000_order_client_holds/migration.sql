-- Who has placed an order from where, and whether the telephone is theirs: what limits messages and held goods.
ALTER TABLE "shop_order"
  ADD COLUMN "phoneConfirmedAt" TIMESTAMPTZ(3),
  ADD COLUMN "clientAddress" TEXT,
  ADD COLUMN "clientNetwork" TEXT;

CREATE INDEX "shop_order_client_kept" ON "shop_order" ("createdAt") WHERE "clientAddress" IS NOT NULL;
