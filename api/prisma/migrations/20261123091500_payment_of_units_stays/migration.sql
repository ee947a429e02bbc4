-- DropForeignKey
ALTER TABLE "order_product_item" DROP CONSTRAINT "order_product_item_paymentId_fkey";

-- AddForeignKey
ALTER TABLE "order_product_item" ADD CONSTRAINT "order_product_item_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
