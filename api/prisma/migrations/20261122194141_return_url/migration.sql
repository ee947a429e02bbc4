-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "returnUrl" TEXT;

-- AlterTable
ALTER TABLE "shop_order" ADD COLUMN     "returnUrl" TEXT;
