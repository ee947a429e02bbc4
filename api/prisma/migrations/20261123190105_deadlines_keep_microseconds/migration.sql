-- A time that is rounded to milliseconds may lie half a millisecond ahead of now(), and what is due at once is not yet due.
-- More digits rewrite no table.

-- The view reads a column whose type changes.
DROP VIEW "storage_reference";

-- AlterTable
ALTER TABLE "upload" ALTER COLUMN "checkingUntil" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6);

-- api/prisma/sql/stored-objects.sql

-- Every stored object that a row refers to. The sweep deletes objects that are not here: a table that refers to an
-- object in a new column adds the column to this view (a test compares them).
-- Relied on by: media (sweep-objects.ts).

CREATE OR REPLACE FUNCTION stored_key(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT substring(address FROM '^(?:storage:)?(?!https?:)(.+)$') $$;

CREATE OR REPLACE VIEW "storage_reference" AS
SELECT "storageKey" AS "key" FROM "product_image" WHERE "storageKey" IS NOT NULL
UNION ALL SELECT stored_key("url") FROM "product_video"
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
UNION ALL SELECT unnest("imageUrls") FROM "meet_price_request"
UNION ALL SELECT stored_key("avatarUrl") FROM "user_account" WHERE "avatarUrl" IS NOT NULL
UNION ALL SELECT stored_key("image"->>'url') FROM "order_product_item" WHERE "image" IS NOT NULL
UNION ALL SELECT "pictureKey" FROM "upload" WHERE "state" = 'CHECKED' AND "expiresAt" > now() AND "pictureKey" IS NOT NULL;

-- AlterTable
ALTER TABLE "stock_notice" ALTER COLUMN "dueAfter" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "one_time_code" ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "cooldownUntil" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "dayEndsAt" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "monthEndsAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "sign_in_link" ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "session" ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "points_entry" ALTER COLUMN "availableAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "picture_claim" ALTER COLUMN "endsAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "shop_order" ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "outbox_event" ALTER COLUMN "runAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "payment" ALTER COLUMN "dueAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "refund" ALTER COLUMN "dueAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "settlement_receipt" ALTER COLUMN "dueAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "sandbox_payment" ALTER COLUMN "payAt" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "personal_price" ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "program" ALTER COLUMN "previousTokenUntil" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "expiresAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "promocode" ALTER COLUMN "startsAt" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "endsAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "throttle_counter" ALTER COLUMN "endsAt" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "blockedUntil" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "webhook_endpoint" ALTER COLUMN "previousSecretUntil" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "retryAt" SET DATA TYPE TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "webhook_delivery" ALTER COLUMN "runAt" SET DATA TYPE TIMESTAMPTZ(6),
ALTER COLUMN "takenUntil" SET DATA TYPE TIMESTAMPTZ(6);
