-- AlterTable
ALTER TABLE "directory" ADD COLUMN     "derived" BOOLEAN NOT NULL DEFAULT false;
