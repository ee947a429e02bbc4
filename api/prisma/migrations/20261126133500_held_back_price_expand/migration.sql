-- CreateEnum
CREATE TYPE "PriceComparison" AS ENUM ('LAST_IMPORT', 'PRODUCT', 'OLD_PRICE', 'CATEGORY');

-- CreateTable
CREATE TABLE "held_back_price" (
    "itemId" UUID NOT NULL,
    "price" BIGINT NOT NULL,
    "oldPrice" BIGINT,
    "loyaltyPrice" BIGINT,
    "comparedWith" "PriceComparison" NOT NULL,
    "expected" BIGINT NOT NULL,
    "active" BOOLEAN,
    "heldAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "held_back_price_pkey" PRIMARY KEY ("itemId")
);

-- CreateIndex
CREATE INDEX "held_back_price_heldAt_itemId_idx" ON "held_back_price"("heldAt", "itemId");

-- AddForeignKey
-- The table is empty, so nothing is checked for long.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "held_back_price" ADD CONSTRAINT "held_back_price_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;
