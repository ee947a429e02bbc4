-- CreateEnum
CREATE TYPE "ReturnReason" AS ENUM ('SIZE', 'COLOUR_OR_STYLE', 'DEFECT', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'OTHER');

-- CreateEnum
CREATE TYPE "ReturnState" AS ENUM ('NEW', 'APPROVED', 'RECEIVED', 'REFUNDED', 'REJECTED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "ReturnOutcome" AS ENUM ('REFUND', 'EXCHANGE', 'REFUSE');

-- CreateTable
CREATE TABLE "return_request" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "number" SERIAL NOT NULL,
    "orderUuid" UUID NOT NULL,
    "reason" "ReturnReason" NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "photos" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "ReturnState" NOT NULL DEFAULT 'NEW',
    "instructions" TEXT,
    "rejectionReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "return_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "return_item" (
    "requestId" UUID NOT NULL,
    "orderItemId" UUID NOT NULL,
    "open" BOOLEAN NOT NULL DEFAULT true,
    "outcome" "ReturnOutcome",
    "restocked" BOOLEAN,

    CONSTRAINT "return_item_pkey" PRIMARY KEY ("requestId","orderItemId")
);

-- CreateIndex
CREATE UNIQUE INDEX "return_request_number_key" ON "return_request"("number");

-- CreateIndex
CREATE INDEX "return_request_orderUuid_idx" ON "return_request"("orderUuid");

-- CreateIndex
CREATE INDEX "return_request_state_updatedAt_idx" ON "return_request"("state", "updatedAt");

-- CreateIndex
CREATE INDEX "return_item_orderItemId_idx" ON "return_item"("orderItemId");

-- AddForeignKey
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_orderUuid_fkey" FOREIGN KEY ("orderUuid") REFERENCES "shop_order"("uuid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "return_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "return_item" ADD CONSTRAINT "return_item_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "order_product_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- api/prisma/sql/return-checks.sql

-- A return request has eight pictures at most, and a reason of rejection if and only if it is rejected. Only a refunded
-- unit is said to be back in stock or not.
-- Relied on by: returns.

ALTER TABLE "return_request" ALTER COLUMN "photos" SET NOT NULL;
ALTER TABLE "return_request"
  DROP CONSTRAINT IF EXISTS "return_request_photos_check",
  ADD CONSTRAINT "return_request_photos_check" CHECK (cardinality("photos") <= 8),
  DROP CONSTRAINT IF EXISTS "return_request_state_check",
  ADD CONSTRAINT "return_request_state_check" CHECK (("state" = 'REJECTED') = ("rejectionReason" IS NOT NULL));

ALTER TABLE "return_item"
  DROP CONSTRAINT IF EXISTS "return_item_restocked_check",
  ADD CONSTRAINT "return_item_restocked_check" CHECK (("restocked" IS NOT NULL) = ("outcome" IS NOT DISTINCT FROM 'REFUND'));

-- api/prisma/sql/return-open.sql

-- A unit is in one open request at most, however many calls ask for its return at once: "open" of "return_item" is true
-- until the request is closed, and a unique index covers the open ones. A closed request never opens again.
-- Relied on by: returns.

CREATE UNIQUE INDEX IF NOT EXISTS "return_item_open_key" ON "return_item" ("orderItemId") WHERE "open";

CREATE OR REPLACE FUNCTION close_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "return_item" SET "open" = false WHERE "requestId" = NEW."id";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "return_request_closed" AFTER UPDATE OF "state" ON "return_request" FOR EACH ROW
  WHEN (NEW."state" IN ('REFUNDED', 'REJECTED', 'CANCELLED')) EXECUTE FUNCTION close_return();

CREATE OR REPLACE FUNCTION guard_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed return request does not go from % to %', OLD."state", NEW."state"
    USING ERRCODE = 'check_violation';
END $$;

CREATE OR REPLACE TRIGGER "return_request_stays_closed" BEFORE UPDATE OF "state" ON "return_request" FOR EACH ROW
  WHEN (OLD."state" IN ('REFUNDED', 'REJECTED', 'CANCELLED')) EXECUTE FUNCTION guard_return();

-- api/prisma/sql/stored-objects.sql

-- Every stored object that a row refers to. The sweep deletes objects that are not here: a table that refers to an
-- object in a new column adds the column to this view (a test compares them).
-- Relied on by: media (sweep-objects.ts).

CREATE OR REPLACE FUNCTION stored_key(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT substring(address FROM '^(?:storage:)?(?!https?:)(.+)$') $$;

CREATE OR REPLACE VIEW "storage_reference" AS
SELECT "storageKey" AS "key" FROM "product_image" WHERE "storageKey" IS NOT NULL
UNION ALL SELECT stored_key("logoUrl") FROM "brand" WHERE "logoUrl" IS NOT NULL
UNION ALL SELECT stored_key("logoUrl") FROM "badge" WHERE "logoUrl" IS NOT NULL
UNION ALL SELECT stored_key("logoUrl") FROM "directory" WHERE "logoUrl" IS NOT NULL
UNION ALL SELECT stored_key("posterUrl") FROM "collection" WHERE "posterUrl" IS NOT NULL
UNION ALL SELECT stored_key("posterUrl") FROM "content_revision" WHERE "posterUrl" IS NOT NULL
UNION ALL SELECT unnest("pictures") FROM "content_revision"
UNION ALL SELECT unnest("photos") FROM "review"
UNION ALL SELECT unnest("photos") FROM "return_request"
UNION ALL SELECT stored_key("avatarUrl") FROM "user_account" WHERE "avatarUrl" IS NOT NULL
UNION ALL SELECT stored_key("image"->>'url') FROM "order_product_item" WHERE "image" IS NOT NULL
UNION ALL SELECT "pictureKey" FROM "upload" WHERE "state" = 'CHECKED' AND "expiresAt" > now() AND "pictureKey" IS NOT NULL;

