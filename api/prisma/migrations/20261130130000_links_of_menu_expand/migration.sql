-- AlterTable
ALTER TABLE "directory" ADD COLUMN "href" TEXT;
