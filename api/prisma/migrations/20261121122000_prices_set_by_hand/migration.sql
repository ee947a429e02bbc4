-- AlterTable
ALTER TABLE "price_details" ADD COLUMN     "setAt" TIMESTAMPTZ(3),
ADD COLUMN     "setBy" UUID;

ALTER TABLE "price_details" ADD CONSTRAINT "price_details_set_check" CHECK (("setBy" IS NULL) = ("setAt" IS NULL));
-- Feeds look at the products of these whether the feed has changed or not; there are few.
CREATE INDEX "price_details_set_idx" ON "price_details" ("itemId") WHERE "setBy" IS NOT NULL;
