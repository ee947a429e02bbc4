-- AlterTable
ALTER TABLE "feed_run" ADD COLUMN     "preview" BOOLEAN NOT NULL DEFAULT false;
