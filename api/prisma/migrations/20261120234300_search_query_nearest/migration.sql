-- AlterTable
ALTER TABLE "search_query" ADD COLUMN "nearest" BOOLEAN NOT NULL DEFAULT false;
