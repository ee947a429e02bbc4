-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID', 'PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER', 'TRANSFERRED_TO_LOGISTICS_CENTER', 'CUSTOMS_CLEARANCE_IN_TURKEY', 'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED', 'SHIPPED_TO_RUSSIA_STOCK_MEET', 'ACCEPTED_IN_RUSSIA_STOCK_MEET', 'AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'DELIVERED', 'CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE');

-- CreateEnum
CREATE TYPE "PaymentType" AS ENUM ('BANK_CARD', 'SBP', 'WALLET');

-- CreateEnum
CREATE TYPE "UnitState" AS ENUM ('RESERVED', 'SOLD', 'RELEASED', 'RETURNED');

-- CreateEnum
CREATE TYPE "ActorKind" AS ENUM ('SHOPPER', 'OPERATOR', 'PAYMENT', 'SYSTEM');

-- CreateEnum
CREATE TYPE "PromocodeKind" AS ENUM ('PERCENT', 'FIXED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "PointsEntryKind" ADD VALUE 'HOLD';
ALTER TYPE "PointsEntryKind" ADD VALUE 'HOLD_RELEASED';
ALTER TYPE "PointsEntryKind" ADD VALUE 'WRITE_OFF';
ALTER TYPE "PointsEntryKind" ADD VALUE 'ACCRUAL';
ALTER TYPE "PointsEntryKind" ADD VALUE 'ACCRUAL_RELEASED';
ALTER TYPE "PointsEntryKind" ADD VALUE 'ACCRUAL_REVERSED';
ALTER TYPE "PointsEntryKind" ADD VALUE 'RETURNED';
ALTER TYPE "PointsEntryKind" ADD VALUE 'EXPIRED';
ALTER TYPE "PointsEntryKind" ADD VALUE 'MANUAL';

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "notifyByEmail" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "notifyBySms" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "loyalty_account" ADD COLUMN     "debt" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "points_entry" ADD COLUMN     "actorId" UUID,
ADD COLUMN     "availableAt" TIMESTAMPTZ(3),
ADD COLUMN     "debt" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "held" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "moneySpent" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "orderItemId" UUID,
ADD COLUMN     "orderUuid" UUID,
ADD COLUMN     "reason" TEXT;

-- CreateTable
CREATE TABLE "cart" (
    "userId" UUID NOT NULL,
    "promocodeId" UUID,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "cart_line" (
    "userId" UUID NOT NULL,
    "itemId" UUID NOT NULL,
    "addedAt" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "cart_line_pkey" PRIMARY KEY ("userId","itemId")
);

-- CreateTable
CREATE TABLE "shop_order" (
    "uuid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "id" TEXT NOT NULL,
    "number" SERIAL NOT NULL,
    "userId" UUID,
    "status" "OrderStatus" NOT NULL,
    "name" TEXT NOT NULL,
    "surname" TEXT,
    "lastname" TEXT,
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "comment" TEXT,
    "paymentType" "PaymentType" NOT NULL,
    "goodsPrice" BIGINT NOT NULL,
    "discountValue" BIGINT NOT NULL DEFAULT 0,
    "paidByBonuses" INTEGER NOT NULL DEFAULT 0,
    "deliveryPrice" BIGINT NOT NULL,
    "totalPrice" BIGINT NOT NULL,
    "cashback" INTEGER NOT NULL,
    "promocodeId" UUID,
    "promocodeUsed" BOOLEAN NOT NULL DEFAULT false,
    "pickupPoint" JSONB,
    "address" JSONB,
    "deliveryMinDays" SMALLINT NOT NULL,
    "deliveryMaxDays" SMALLINT NOT NULL,
    "paidAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "refunded" BIGINT NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_order_pkey" PRIMARY KEY ("uuid")
);

-- CreateTable
CREATE TABLE "order_product_item" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderUuid" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "itemId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "unit" "UnitState" NOT NULL DEFAULT 'RESERVED',
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "image" JSONB,
    "sizeSlug" TEXT NOT NULL,
    "sizeName" TEXT NOT NULL,
    "supplierName" TEXT NOT NULL,
    "deliveryIsoCode" CHAR(2) NOT NULL,
    "oldPrice" BIGINT NOT NULL,
    "price" BIGINT NOT NULL,
    "discountValue" BIGINT NOT NULL,
    "bonuses" INTEGER NOT NULL,
    "soldPrice" BIGINT NOT NULL,
    "cashback" INTEGER NOT NULL,
    "estimatedDeliveryDate" DATE,
    "trackCode" TEXT,
    "cdekWaybillId" TEXT,
    "markingCode" TEXT,
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "order_product_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_status_change" (
    "id" BIGSERIAL NOT NULL,
    "orderItemId" UUID NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "previousStatus" "OrderStatus",
    "actorKind" "ActorKind" NOT NULL,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_status_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_key" (
    "key" TEXT NOT NULL,
    "bodyHash" BYTEA NOT NULL,
    "orderUuid" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_key_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" BIGSERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "runAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),
    "failure" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "promocode" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "code" TEXT NOT NULL,
    "kind" "PromocodeKind" NOT NULL,
    "value" BIGINT NOT NULL,
    "minimum" BIGINT NOT NULL DEFAULT 0,
    "startsAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMPTZ(3),
    "usageLimit" INTEGER,
    "usageLimitPerUser" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "firstOrderOnly" BOOLEAN NOT NULL DEFAULT false,
    "coversSale" BOOLEAN NOT NULL DEFAULT true,
    "categoryIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "brandIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "promocode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cart_line_itemId_idx" ON "cart_line"("itemId");

-- CreateIndex
CREATE UNIQUE INDEX "shop_order_id_key" ON "shop_order"("id");

-- CreateIndex
CREATE UNIQUE INDEX "shop_order_number_key" ON "shop_order"("number");

-- CreateIndex
CREATE INDEX "shop_order_userId_createdAt_idx" ON "shop_order"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "shop_order_phone_createdAt_idx" ON "shop_order"("phone", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "shop_order_status_createdAt_idx" ON "shop_order"("status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "shop_order_promocodeId_idx" ON "shop_order"("promocodeId");

-- CreateIndex
CREATE INDEX "order_product_item_itemId_idx" ON "order_product_item"("itemId");

-- CreateIndex
CREATE UNIQUE INDEX "order_product_item_orderUuid_itemId_key" ON "order_product_item"("orderUuid", "itemId");

-- CreateIndex
CREATE INDEX "order_status_change_orderItemId_id_idx" ON "order_status_change"("orderItemId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "order_key_orderUuid_key" ON "order_key"("orderUuid");

-- CreateIndex
CREATE UNIQUE INDEX "promocode_code_key" ON "promocode"("code");

-- AddForeignKey
ALTER TABLE "cart" ADD CONSTRAINT "cart_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart" ADD CONSTRAINT "cart_promocodeId_fkey" FOREIGN KEY ("promocodeId") REFERENCES "promocode"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_userId_fkey" FOREIGN KEY ("userId") REFERENCES "cart"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_promocodeId_fkey" FOREIGN KEY ("promocodeId") REFERENCES "promocode"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_product_item" ADD CONSTRAINT "order_product_item_orderUuid_fkey" FOREIGN KEY ("orderUuid") REFERENCES "shop_order"("uuid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_product_item" ADD CONSTRAINT "order_product_item_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "order_product_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_key" ADD CONSTRAINT "order_key_orderUuid_fkey" FOREIGN KEY ("orderUuid") REFERENCES "shop_order"("uuid") ON DELETE RESTRICT ON UPDATE CASCADE;
