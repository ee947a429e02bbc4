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
