-- AlterTable
ALTER TABLE "return_item" ADD COLUMN     "comment" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "reason" "ReturnReason";

-- Each unit gets the reason of its request.
UPDATE "return_item" x SET "reason" = r."reason", "comment" = r."comment"
FROM "return_request" r WHERE r."id" = x."requestId";

ALTER TABLE "return_item" ALTER COLUMN "reason" SET NOT NULL;

-- AlterTable
ALTER TABLE "return_request" DROP COLUMN "comment",
DROP COLUMN "reason";
