-- AlterTable
ALTER TABLE "meet_price_request" ALTER COLUMN "link" DROP NOT NULL;
