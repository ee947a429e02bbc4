-- CreateEnum
CREATE TYPE "AnnouncementTone" AS ENUM ('INFO', 'SALE', 'WARNING');

-- CreateTable
CREATE TABLE "banner" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "place" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "posterUrl" TEXT NOT NULL,
    "mobilePosterUrl" TEXT,
    "href" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "publishAt" TIMESTAMPTZ(3),
    "finishAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "banner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "text" TEXT NOT NULL,
    "href" TEXT,
    "tone" "AnnouncementTone" NOT NULL DEFAULT 'INFO',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "publishAt" TIMESTAMPTZ(3),
    "finishAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "banner_place_position_idx" ON "banner"("place", "position");

-- api/prisma/sql/showcase-checks.sql

-- What is shown for a time ends after it begins. A banner has a title and a place, an announcement a text.
-- Relied on by: content, which shows them, and operator, which writes them.

ALTER TABLE "banner"
  DROP CONSTRAINT IF EXISTS "banner_window_check",
  ADD CONSTRAINT "banner_window_check" CHECK ("finishAt" > "publishAt"),
  DROP CONSTRAINT IF EXISTS "banner_check",
  ADD CONSTRAINT "banner_check" CHECK ("title" <> '' AND "place" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "announcement"
  DROP CONSTRAINT IF EXISTS "announcement_window_check",
  ADD CONSTRAINT "announcement_window_check" CHECK ("finishAt" > "publishAt"),
  DROP CONSTRAINT IF EXISTS "announcement_check",
  ADD CONSTRAINT "announcement_check" CHECK ("text" <> '');

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
UNION ALL SELECT stored_key("posterUrl") FROM "banner"
UNION ALL SELECT stored_key("mobilePosterUrl") FROM "banner" WHERE "mobilePosterUrl" IS NOT NULL
UNION ALL SELECT stored_key("posterUrl") FROM "content_revision" WHERE "posterUrl" IS NOT NULL
UNION ALL SELECT unnest("pictures") FROM "content_revision"
UNION ALL SELECT unnest("photos") FROM "review"
UNION ALL SELECT unnest("photos") FROM "return_request"
UNION ALL SELECT stored_key("avatarUrl") FROM "user_account" WHERE "avatarUrl" IS NOT NULL
UNION ALL SELECT stored_key("image"->>'url') FROM "order_product_item" WHERE "image" IS NOT NULL
UNION ALL SELECT "pictureKey" FROM "upload" WHERE "state" = 'CHECKED' AND "expiresAt" > now() AND "pictureKey" IS NOT NULL;

