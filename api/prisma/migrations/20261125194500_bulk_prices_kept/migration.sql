-- AlterTable
ALTER TABLE "bulk_row" ADD COLUMN     "keepsLoyaltyPrice" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "keepsOldPrice" BOOLEAN NOT NULL DEFAULT false;
