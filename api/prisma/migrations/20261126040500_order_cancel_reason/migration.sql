-- CreateEnum
CREATE TYPE "OrderCancelReason" AS ENUM ('NOT_NEEDED', 'WRONG_CHOICE', 'FOUND_CHEAPER', 'TOO_LONG', 'OTHER');

-- AlterTable
ALTER TABLE "shop_order" ADD COLUMN     "cancelReason" "OrderCancelReason";
