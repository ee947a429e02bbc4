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
