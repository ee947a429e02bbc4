-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "supersededAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "order_edit" (
    "id" UUID NOT NULL,
    "orderUuid" UUID NOT NULL,
    "bodyHash" BYTEA NOT NULL,
    "deliveryChanged" BOOLEAN NOT NULL,
    "previousTotalPrice" BIGINT NOT NULL,
    "totalPrice" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_edit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_edit_orderUuid_createdAt_idx" ON "order_edit"("orderUuid", "createdAt");

-- AddForeignKey
ALTER TABLE "order_edit" ADD CONSTRAINT "order_edit_orderUuid_fkey" FOREIGN KEY ("orderUuid") REFERENCES "shop_order"("uuid") ON DELETE RESTRICT ON UPDATE CASCADE;
