-- AlterTable
ALTER TABLE "order_product_item" ADD COLUMN     "personalPriceId" UUID;

-- CreateTable
CREATE TABLE "personal_price" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "requestId" UUID,
    "itemId" UUID NOT NULL,
    "userId" UUID,
    "phone" TEXT,
    "price" BIGINT NOT NULL,
    "units" SMALLINT NOT NULL DEFAULT 1,
    "used" SMALLINT NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "personal_price_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "meet_price_request" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID,
    "phone" TEXT NOT NULL,
    "productId" UUID NOT NULL,
    "itemId" UUID,
    "link" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "imageUrls" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "RequestState" NOT NULL DEFAULT 'NEW',
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "toldAt" TIMESTAMPTZ(3),
    "bodyHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "meet_price_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "personal_price_requestId_key" ON "personal_price"("requestId");

-- CreateIndex
CREATE INDEX "personal_price_userId_idx" ON "personal_price"("userId");

-- CreateIndex
CREATE INDEX "personal_price_phone_idx" ON "personal_price"("phone");

-- CreateIndex
CREATE INDEX "personal_price_itemId_idx" ON "personal_price"("itemId");

-- CreateIndex
CREATE INDEX "meet_price_request_state_createdAt_idx" ON "meet_price_request"("state", "createdAt");

-- CreateIndex
CREATE INDEX "meet_price_request_userId_createdAt_idx" ON "meet_price_request"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "meet_price_request_phone_idx" ON "meet_price_request"("phone");

-- CreateIndex
CREATE INDEX "meet_price_request_productId_idx" ON "meet_price_request"("productId");

-- CreateIndex
CREATE INDEX "order_product_item_personalPriceId_idx" ON "order_product_item"("personalPriceId");

-- AddForeignKey
ALTER TABLE "order_product_item" ADD CONSTRAINT "order_product_item_personalPriceId_fkey" FOREIGN KEY ("personalPriceId") REFERENCES "personal_price"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_price" ADD CONSTRAINT "personal_price_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "meet_price_request"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_price" ADD CONSTRAINT "personal_price_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "personal_price" ADD CONSTRAINT "personal_price_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meet_price_request" ADD CONSTRAINT "meet_price_request_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meet_price_request" ADD CONSTRAINT "meet_price_request_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meet_price_request" ADD CONSTRAINT "meet_price_request_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- api/prisma/sql/meet-price-request.sql

-- The same request sent twice, however fast, is one while it is open. A decided request says when it was decided.
-- Relied on by: requests (create-meet-price-request.ts), operator.

ALTER TABLE "meet_price_request" ALTER COLUMN "imageUrls" SET NOT NULL;
ALTER TABLE "meet_price_request"
  DROP CONSTRAINT IF EXISTS "meet_price_request_check",
  ADD CONSTRAINT "meet_price_request_check" CHECK (
    cardinality("imageUrls") <= 8 AND ("state" IN ('AGREED', 'DECLINED')) = ("answeredAt" IS NOT NULL));

CREATE UNIQUE INDEX IF NOT EXISTS "meet_price_request_open_key" ON "meet_price_request" ("bodyHash")
  WHERE "state" IN ('NEW', 'IN_WORK');

-- api/prisma/sql/personal-price.sql

-- No more units are sold at a personal price than were agreed. A row of "order_product_item" that names one takes a unit
-- of it, and gives it back when its order is given up before payment ("unit" becomes RELEASED). A new order takes it only
-- for its owner, its offer and its price, and before it expires or is taken back. An expired order that is paid late
-- takes the unit again whatever the date. Nothing else changes "used".
-- Relied on by: orders, which never write "used" themselves; pricing (personal-prices.ts).

CREATE OR REPLACE FUNCTION use_personal_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "personal_price" SET "used" = "used" + (OLD."unit" = 'RELEASED')::int - (NEW."unit" = 'RELEASED')::int
    WHERE "id" = NEW."personalPriceId";
    RETURN NULL;
  END IF;
  UPDATE "personal_price" p SET "used" = p."used" + 1
  FROM "shop_order" o JOIN "user_account" u ON u."id" = o."userId"
  WHERE p."id" = NEW."personalPriceId" AND p."itemId" = NEW."itemId" AND p."price" = NEW."price"
    AND p."revokedAt" IS NULL AND p."expiresAt" > now() AND o."uuid" = NEW."orderUuid"
    AND (p."userId" = u."id" OR p."phone" = u."phone");
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the order has no such personal price' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_product_item_at_personal_price" AFTER INSERT ON "order_product_item"
  FOR EACH ROW WHEN (NEW."personalPriceId" IS NOT NULL) EXECUTE FUNCTION use_personal_price();
CREATE OR REPLACE TRIGGER "order_product_item_personal_price_moved" AFTER UPDATE OF "unit" ON "order_product_item"
  FOR EACH ROW WHEN (NEW."personalPriceId" IS NOT NULL AND (OLD."unit" = 'RELEASED') <> (NEW."unit" = 'RELEASED'))
  EXECUTE FUNCTION use_personal_price();

ALTER TABLE "personal_price"
  DROP CONSTRAINT IF EXISTS "personal_price_check",
  ADD CONSTRAINT "personal_price_check" CHECK ("price" > 0 AND "units" > 0 AND "used" BETWEEN 0 AND "units"),
  DROP CONSTRAINT IF EXISTS "personal_price_owner_check",
  ADD CONSTRAINT "personal_price_owner_check" CHECK (
    num_nonnulls("userId", "phone") = 1 OR ("revokedAt" IS NOT NULL AND num_nonnulls("userId", "phone") = 0));

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
