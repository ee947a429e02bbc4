-- CreateEnum
CREATE TYPE "RedirectKind" AS ENUM ('EXACT', 'PREFIX');

-- CreateTable
CREATE TABLE "url_metadata" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "url" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "keywords" TEXT NOT NULL DEFAULT '',
    "matcher" TEXT,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "url_metadata_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redirect_rule" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "RedirectKind" NOT NULL,
    "source" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "permanent" BOOLEAN NOT NULL DEFAULT true,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirect_rule_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "url_metadata_url_key" ON "url_metadata"("url");

-- CreateIndex
CREATE UNIQUE INDEX "redirect_rule_source_key" ON "redirect_rule"("source");

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
UNION ALL SELECT stored_key("avatarUrl") FROM "user_account" WHERE "avatarUrl" IS NOT NULL
UNION ALL SELECT stored_key("image"->>'url') FROM "order_product_item" WHERE "image" IS NOT NULL
UNION ALL SELECT "pictureKey" FROM "upload" WHERE "state" = 'CHECKED' AND "expiresAt" > now() AND "pictureKey" IS NOT NULL;
