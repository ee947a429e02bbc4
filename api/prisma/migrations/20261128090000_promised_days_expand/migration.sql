-- AlterTable
ALTER TABLE "order_product_item" ADD COLUMN     "estimatedDeliveryFrom" DATE;
