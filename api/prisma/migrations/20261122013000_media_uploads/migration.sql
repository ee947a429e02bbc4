-- CreateEnum
CREATE TYPE "UploadPurpose" AS ENUM ('AVATAR', 'REVIEW_PHOTO', 'PRICE_MATCH_PHOTO', 'RETURN_PHOTO', 'PRODUCT', 'BRAND', 'COLLECTION', 'POST', 'VIDEO');

-- CreateEnum
CREATE TYPE "UploadState" AS ENUM ('PENDING', 'CHECKED', 'REFUSED', 'TAKEN');

-- CreateEnum
CREATE TYPE "UploadRefusal" AS ENUM ('NOT_A_PICTURE', 'NOT_A_VIDEO', 'TOO_MANY_PIXELS', 'WRONG_SIZE', 'CHECK_FAILED');

-- CreateTable
CREATE TABLE "picture" (
    "key" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "colour" TEXT,
    "preview" TEXT,
    "touchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID,
    "deviceHash" BYTEA,
    "purpose" "UploadPurpose" NOT NULL,
    "state" "UploadState" NOT NULL DEFAULT 'PENDING',
    "fileName" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "refusal" "UploadRefusal",
    "pictureKey" TEXT,
    "checkingUntil" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "picture_touchedAt_idx" ON "picture"("touchedAt");

-- CreateIndex
CREATE INDEX "upload_userId_idx" ON "upload"("userId");

-- CreateIndex
CREATE INDEX "upload_expiresAt_idx" ON "upload"("expiresAt");

-- CreateIndex
CREATE INDEX "upload_pictureKey_idx" ON "upload"("pictureKey");

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_pictureKey_fkey" FOREIGN KEY ("pictureKey") REFERENCES "picture"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
UNION ALL SELECT stored_key("avatarUrl") FROM "user_account" WHERE "avatarUrl" IS NOT NULL
UNION ALL SELECT stored_key("image"->>'url') FROM "order_product_item" WHERE "image" IS NOT NULL
UNION ALL SELECT "pictureKey" FROM "upload" WHERE "state" = 'CHECKED' AND "expiresAt" > now() AND "pictureKey" IS NOT NULL;

-- api/prisma/sql/upload-checks.sql

-- A checked or taken upload has a picture, a refused one a reason; others have neither. A guest has no account.
-- Relied on by: media (complete-upload.ts, take-uploads.ts).

ALTER TABLE "upload"
  DROP CONSTRAINT IF EXISTS "upload_state_check",
  ADD CONSTRAINT "upload_state_check" CHECK (
    ("state" IN ('CHECKED', 'TAKEN')) = ("pictureKey" IS NOT NULL) AND ("state" = 'REFUSED') = ("refusal" IS NOT NULL)),
  DROP CONSTRAINT IF EXISTS "upload_owner_check",
  ADD CONSTRAINT "upload_owner_check" CHECK ("userId" IS NULL OR "deviceHash" IS NULL),
  DROP CONSTRAINT IF EXISTS "upload_size_check",
  ADD CONSTRAINT "upload_size_check" CHECK ("byteSize" > 0);

