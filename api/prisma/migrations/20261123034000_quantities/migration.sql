-- AlterTable
ALTER TABLE "cart_line" ADD COLUMN     "quantity" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "product_item" ADD COLUMN     "maxPerOrder" INTEGER NOT NULL DEFAULT 1;

-- DropIndex
DROP INDEX "order_product_item_orderUuid_itemId_key";

-- CreateIndex
CREATE INDEX "order_product_item_orderUuid_position_idx" ON "order_product_item"("orderUuid", "position");

-- api/prisma/sql/quantities.sql

-- A cart line has at least one unit, and an offer allows at most ten of its units in one order.
-- Relied on by: cart; pricing (quantity-max.ts); operator (save-product-item.ts).

ALTER TABLE "cart_line"
  DROP CONSTRAINT IF EXISTS "cart_line_quantity_check",
  ADD CONSTRAINT "cart_line_quantity_check" CHECK ("quantity" BETWEEN 1 AND 10);
ALTER TABLE "product_item"
  DROP CONSTRAINT IF EXISTS "product_item_max_per_order_check",
  ADD CONSTRAINT "product_item_max_per_order_check" CHECK ("maxPerOrder" BETWEEN 1 AND 10);
