-- AlterTable
ALTER TABLE "order_edit" ADD COLUMN     "addedUnits" SMALLINT NOT NULL DEFAULT 0;
