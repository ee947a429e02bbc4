-- CreateEnum
CREATE TYPE "ContentKind" AS ENUM ('ARTICLE', 'PAGE');

-- CreateTable
CREATE TABLE "content_entry" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "ContentKind" NOT NULL,
    "slug" TEXT NOT NULL,
    "finishAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_revision" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "entryId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "posterUrl" TEXT,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "productSlugs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "brandSlugs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "seoTitle" TEXT NOT NULL DEFAULT '',
    "seoDescription" TEXT NOT NULL DEFAULT '',
    "seoKeywords" TEXT NOT NULL DEFAULT '',
    "markdown" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "renderer" INTEGER NOT NULL,
    "goods" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "pictures" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "readingMinutes" INTEGER NOT NULL,
    "publishAt" TIMESTAMPTZ(3),
    "authorId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_revision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "content_entry_kind_slug_key" ON "content_entry"("kind", "slug");

-- CreateIndex
CREATE INDEX "content_revision_entryId_publishAt_idx" ON "content_revision"("entryId", "publishAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "content_revision_entryId_number_key" ON "content_revision"("entryId", "number");

-- AddForeignKey
ALTER TABLE "content_revision" ADD CONSTRAINT "content_revision_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "content_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/content-revision.sql

-- The text of a revision never changes: an UPDATE may set when it is shown, and what a newer renderer made of it. A
-- revision that was shown stays in the history with the time it was shown from. Addresses have no odd characters.
-- Relied on by: content, which answers the revision of a number, and operator, which shows who wrote what.

ALTER TABLE "content_revision" ALTER COLUMN "tags" SET NOT NULL, ALTER COLUMN "productSlugs" SET NOT NULL,
  ALTER COLUMN "brandSlugs" SET NOT NULL, ALTER COLUMN "goods" SET NOT NULL,
  ALTER COLUMN "pictures" SET NOT NULL;

ALTER TABLE "content_revision"
  DROP CONSTRAINT IF EXISTS "content_revision_check",
  ADD CONSTRAINT "content_revision_check" CHECK ("number" > 0 AND "readingMinutes" > 0 AND "title" <> '');
ALTER TABLE "content_entry"
  DROP CONSTRAINT IF EXISTS "content_entry_slug_check",
  ADD CONSTRAINT "content_entry_slug_check" CHECK (
    "slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$' AND ("kind" = 'PAGE' OR "slug" !~ '/'));

CREATE OR REPLACE FUNCTION keep_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."publishAt" <= now() AND NEW."publishAt" IS DISTINCT FROM OLD."publishAt" THEN
    RAISE EXCEPTION 'content_revision % was shown already', OLD."number" USING ERRCODE = 'restrict_violation';
  END IF;
  IF to_jsonb(OLD) - '{publishAt,html,renderer}'::text[] <> to_jsonb(NEW) - '{publishAt,html,renderer}'::text[] THEN
    RAISE EXCEPTION 'content_revision % keeps its text', OLD."number" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "content_revision_kept" BEFORE UPDATE ON "content_revision"
  FOR EACH ROW EXECUTE FUNCTION keep_content_revision();
