-- AlterTable
ALTER TABLE "order_edit" ADD COLUMN     "replacedUnits" SMALLINT NOT NULL DEFAULT 0;
