-- AlterTable
ALTER TABLE "shop_order" ADD COLUMN     "clientId" UUID;

-- CreateTable
CREATE TABLE "api_client" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "previousKey" TEXT,
    "origins" TEXT[],
    "returnAddresses" TEXT[],
    "orderUrl" TEXT,
    "limitPercent" INTEGER NOT NULL DEFAULT 100,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_client_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_client_name_key" ON "api_client"("name");

-- CreateIndex
CREATE UNIQUE INDEX "api_client_key_key" ON "api_client"("key");

-- CreateIndex
CREATE UNIQUE INDEX "api_client_previousKey_key" ON "api_client"("previousKey");

-- CreateIndex
CREATE INDEX "shop_order_clientId_idx" ON "shop_order"("clientId");

-- AddForeignKey
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "api_client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- api/prisma/sql/api-client.sql

-- A front end has a name, publishable keys that differ, and a share of the limits; its lists are never NULL.
-- Relied on by: clients, which reads them, and operator, which writes them.

ALTER TABLE "api_client"
  ALTER COLUMN "origins" SET NOT NULL,
  ALTER COLUMN "returnAddresses" SET NOT NULL,
  DROP CONSTRAINT IF EXISTS "api_client_name_check",
  ADD CONSTRAINT "api_client_name_check" CHECK (char_length("name") BETWEEN 1 AND 60),
  DROP CONSTRAINT IF EXISTS "api_client_key_check",
  ADD CONSTRAINT "api_client_key_check" CHECK ("key" ~ '^meet_pk_[A-Za-z0-9_-]{32}$'
    AND "previousKey" ~ '^meet_pk_[A-Za-z0-9_-]{32}$' AND "previousKey" <> "key"),
  DROP CONSTRAINT IF EXISTS "api_client_limit_check",
  ADD CONSTRAINT "api_client_limit_check" CHECK ("limitPercent" BETWEEN 20 AND 100),
  DROP CONSTRAINT IF EXISTS "api_client_order_url_check",
  ADD CONSTRAINT "api_client_order_url_check" CHECK ("orderUrl" LIKE '%{id}%');
