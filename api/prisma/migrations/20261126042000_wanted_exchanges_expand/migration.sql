-- AlterTable
ALTER TABLE "return_item" ADD COLUMN     "wantedItemId" UUID;

-- CreateIndex
-- Migrations run in a transaction, so no index is made concurrently. Returns are few.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "return_item_wantedItemId_idx" ON "return_item"("wantedItemId");

-- AddForeignKey
-- Returns are few, so checking them holds nobody up.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_wantedItemId_fkey" FOREIGN KEY ("wantedItemId") REFERENCES "product_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;
