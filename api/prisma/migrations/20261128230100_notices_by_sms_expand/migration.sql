-- A constant default writes no row of stock_notice anew.

-- AlterTable
ALTER TABLE "stock_notice" ADD COLUMN     "bySms" BOOLEAN NOT NULL DEFAULT false;
