-- CreateEnum
CREATE TYPE "StockNoticeKind" AS ENUM ('BACK_IN_STOCK', 'PRICE_DROP');

-- CreateEnum
CREATE TYPE "ReviewState" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

-- CreateEnum
CREATE TYPE "ReviewFit" AS ENUM ('SMALL', 'TRUE_TO_SIZE', 'LARGE');

-- AlterEnum
ALTER TYPE "PointsEntryKind" ADD VALUE 'REVIEW';

-- CreateTable
CREATE TABLE "favourite" (
    "userId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourite_pkey" PRIMARY KEY ("userId","productId")
);

-- CreateTable
CREATE TABLE "stock_notice" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "StockNoticeKind" NOT NULL,
    "productId" UUID NOT NULL,
    "sizeId" UUID NOT NULL,
    "userId" UUID,
    "email" TEXT,
    "recipientHash" BYTEA,
    "price" BIGINT,
    "queuedAt" TIMESTAMPTZ(3),
    "dueAfter" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stock_notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "modelKey" UUID NOT NULL,
    "orderItemId" UUID NOT NULL,
    "rating" SMALLINT NOT NULL,
    "fit" "ReviewFit",
    "advantages" TEXT NOT NULL DEFAULT '',
    "disadvantages" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "photos" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "ReviewState" NOT NULL DEFAULT 'PENDING',
    "rejectionReason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "helpful" INTEGER NOT NULL DEFAULT 0,
    "unhelpful" INTEGER NOT NULL DEFAULT 0,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "publishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_vote" (
    "reviewId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "helpful" BOOLEAN NOT NULL,

    CONSTRAINT "review_vote_pkey" PRIMARY KEY ("reviewId","userId")
);

-- CreateTable
CREATE TABLE "product_rating" (
    "productId" UUID NOT NULL,
    "reviewCount" INTEGER NOT NULL DEFAULT 0,
    "ratingSum" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_rating_pkey" PRIMARY KEY ("productId")
);

-- CreateTable
CREATE TABLE "review_invitation" (
    "orderItemId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_invitation_pkey" PRIMARY KEY ("orderItemId")
);

-- CreateIndex
CREATE INDEX "favourite_userId_createdAt_idx" ON "favourite"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "favourite_productId_idx" ON "favourite"("productId");

-- CreateIndex
CREATE INDEX "stock_notice_productId_sizeId_idx" ON "stock_notice"("productId", "sizeId");

-- CreateIndex
CREATE INDEX "stock_notice_expiresAt_idx" ON "stock_notice"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "stock_notice_userId_productId_sizeId_kind_key" ON "stock_notice"("userId", "productId", "sizeId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "stock_notice_recipientHash_productId_sizeId_kind_key" ON "stock_notice"("recipientHash", "productId", "sizeId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "review_orderItemId_key" ON "review"("orderItemId");

-- CreateIndex
CREATE INDEX "review_productId_state_idx" ON "review"("productId", "state");

-- CreateIndex
CREATE INDEX "review_state_updatedAt_idx" ON "review"("state", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "review_userId_modelKey_key" ON "review"("userId", "modelKey");

-- CreateIndex
CREATE INDEX "review_vote_userId_idx" ON "review_vote"("userId");

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_sizeId_fkey" FOREIGN KEY ("sizeId") REFERENCES "size"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "order_product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_rating" ADD CONSTRAINT "product_rating_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_orderItemId_fkey" FOREIGN KEY ("orderItemId") REFERENCES "order_product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/count-reviews.sql

-- The rating of a product is the sum over its approved reviews, and the votes of a review are counted in its row. Only
-- these triggers change the figures, in the transaction of the review or vote.
-- Whoever changes several reviews at once locks their rows by id and then the ratings by product, as these triggers do
-- for one review; otherwise two of them could deadlock.
-- Relied on by: reviews, catalog (find-product.ts), and search-indexer through "search_product_snapshot".

CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."state" = 'APPROVED' THEN
    UPDATE "product_rating" SET "reviewCount" = "reviewCount" - 1, "ratingSum" = "ratingSum" - OLD."rating"
    WHERE "productId" = OLD."productId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."state" = 'APPROVED' THEN
    INSERT INTO "product_rating" AS t ("productId", "reviewCount", "ratingSum") VALUES (NEW."productId", 1, NEW."rating")
    ON CONFLICT ("productId") DO UPDATE
      SET "reviewCount" = t."reviewCount" + 1, "ratingSum" = t."ratingSum" + excluded."ratingSum";
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "review_added" AFTER INSERT OR DELETE ON "review" FOR EACH ROW EXECUTE FUNCTION count_review();
CREATE OR REPLACE TRIGGER "review_changed" AFTER UPDATE ON "review" FOR EACH ROW
  WHEN ((OLD."state", OLD."rating", OLD."productId") IS DISTINCT FROM (NEW."state", NEW."rating", NEW."productId"))
  EXECUTE FUNCTION count_review();

ALTER TABLE "product_rating"
  DROP CONSTRAINT IF EXISTS "product_rating_check",
  ADD CONSTRAINT "product_rating_check" CHECK ("ratingSum" BETWEEN "reviewCount" AND "reviewCount" * 5);

CREATE OR REPLACE FUNCTION count_review_vote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  helpful_by int := coalesce(NEW."helpful", false)::int - coalesce(OLD."helpful", false)::int;
  unhelpful_by int := coalesce(NOT NEW."helpful", false)::int - coalesce(NOT OLD."helpful", false)::int;
BEGIN
  UPDATE "review" SET "helpful" = "helpful" + helpful_by, "unhelpful" = "unhelpful" + unhelpful_by
  WHERE "id" = coalesce(NEW."reviewId", OLD."reviewId");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "review_vote_counted" AFTER INSERT OR UPDATE OR DELETE ON "review_vote"
  FOR EACH ROW EXECUTE FUNCTION count_review_vote();

-- A product that joins or leaves a model changes the rating that the other products of the model show.
CREATE OR REPLACE FUNCTION note_rating_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_outbox" ("productId", "transactionId")
  SELECT p."id", pg_current_xact_id()::text::bigint FROM "product" p
  WHERE p."modelId" IN (OLD."modelId", NEW."modelId") AND EXISTS (
    SELECT FROM "product_rating" t JOIN "product" s ON s."id" = t."productId"
    WHERE s."id" = NEW."id" OR s."modelId" = NEW."modelId")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "product_model_moved" AFTER UPDATE OF "modelId" ON "product" FOR EACH ROW
  WHEN (OLD."modelId" IS DISTINCT FROM NEW."modelId") EXECUTE FUNCTION note_rating_moved();

-- api/prisma/sql/note-product-change.sql

-- Every statement that changes a product, or other data shown in its search document, adds one row per product and
-- transaction to "search_outbox" (ADR 5). The triggers do this, so code that writes products cannot forget it.
-- Relied on by: search and search-indexer, which rebuild the documents of these products.

-- Trigger arguments: first the SQL expression of the product's id, then the join from `changed` (the changed rows) to
-- the table with that id, if one is needed.
CREATE OR REPLACE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "search_outbox" ("productId", "transactionId")
     SELECT DISTINCT %s, pg_current_xact_id()::text::bigint FROM changed %s
     ON CONFLICT DO NOTHING', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;

-- Tables in which each row belongs to one product. Inserts, updates and deletes are recorded.
DO $$
DECLARE
  source record;
  event record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('product', 'changed."id"', ''),
    ('product_item', 'changed."productId"', ''),
    ('product_image', 'changed."productId"', ''),
    ('product_brand', 'changed."productId"', ''),
    ('product_colour', 'changed."productId"', ''),
    ('product_badge', 'changed."productId"', ''),
    ('collection_product', 'changed."productId"', ''),
    ('price_details', 'i."productId"', 'JOIN "product_item" i ON i."id" = changed."itemId"'),
    ('product_rating', 's."id"',
      'JOIN "product" p ON p."id" = changed."productId" JOIN "product" s ON s."id" = p."id" OR s."modelId" = p."modelId"')
  ) AS s(relation, id, joined)
  LOOP
    FOR event IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e(name, side)
    LOOP
      EXECUTE format(
        'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION note_product_change(%L, %L)',
        'note_' || lower(event.name), event.name, source.relation, event.side, source.id, source.joined);
    END LOOP;
  END LOOP;
END $$;

-- Tables in which one row is shown by many products. Only updates are recorded, because a row cannot be deleted while a
-- product refers to it.
DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('brand', 'pb."productId"', 'JOIN "product_brand" pb ON pb."brandId" = changed."id"'),
    ('color_pallete', 'pc."productId"', 'JOIN "product_colour" pc ON pc."colourId" = changed."id"'),
    ('badge', 'pb."productId"', 'JOIN "product_badge" pb ON pb."badgeId" = changed."id"'),
    ('size', 'i."productId"', 'JOIN "product_item" i ON i."sizeId" = changed."id"'),
    ('model', 'p."id"', 'JOIN "product" p ON p."modelId" = changed."id"'),
    ('collection', 'm."productId"', 'JOIN "collection_product" m ON m."collectionId" = changed."id"'),
    ('category', 'p."id"',
      'JOIN "product" p ON changed."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")')
  ) AS s(relation, id, joined)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER note_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION note_product_change(%L, %L)',
      source.relation, source.id, source.joined);
  END LOOP;
END $$;

-- api/prisma/sql/review-checks.sql

-- A review has one to five stars and at most eight pictures. It has a reason if and only if it is rejected, and a time of
-- publication if it is shown. Nobody votes against zero.
-- Relied on by: reviews, and operator, which moderates them.

ALTER TABLE "review" ALTER COLUMN "photos" SET NOT NULL;
ALTER TABLE "review"
  DROP CONSTRAINT IF EXISTS "review_check",
  ADD CONSTRAINT "review_check" CHECK ("rating" BETWEEN 1 AND 5 AND cardinality("photos") <= 8 AND "version" > 0),
  DROP CONSTRAINT IF EXISTS "review_state_check",
  ADD CONSTRAINT "review_state_check" CHECK (
    ("state" = 'REJECTED') = ("rejectionReason" IS NOT NULL) AND ("state" <> 'APPROVED' OR "publishedAt" IS NOT NULL)),
  DROP CONSTRAINT IF EXISTS "review_answer_check",
  ADD CONSTRAINT "review_answer_check" CHECK (("answer" IS NULL) = ("answeredAt" IS NULL)),
  DROP CONSTRAINT IF EXISTS "review_votes_check",
  ADD CONSTRAINT "review_votes_check" CHECK ("helpful" >= 0 AND "unhelpful" >= 0);

-- api/prisma/sql/review-indexes.sql

-- Finds delivered units whose buyers are to be invited to review them.
-- Relied on by: reviews (invite-reviewers.ts).

CREATE INDEX IF NOT EXISTS "order_product_item_delivered_idx" ON "order_product_item" ("deliveredAt")
  WHERE "status" = 'DELIVERED';

-- api/prisma/sql/search-product-snapshot.sql

-- All data that a product's search document is built from, as one JSON value per product.
-- Relied on by: search-indexer, which reads products only through this view.

CREATE OR REPLACE VIEW "search_product_snapshot" AS
SELECT p."id" AS "productId",
  jsonb_build_object(
    'id', p."id", 'slug', p."slug", 'name', p."name", 'aiName', p."aiName", 'description', p."description",
    'active', p."active" AND p."deletedAt" IS NULL, 'children', p."children", 'meetPrice', p."meetPrice",
    'newArrival', p."newArrival", 'publishedAt', (extract(epoch FROM p."publishedAt") * 1000)::bigint,
    'seasons', p."seasons", 'material', p."material", 'sex', p."sex",
    'unitSold', p."unitSold", 'viewCount', p."viewCount",
    'rating', (SELECT jsonb_build_object('count', coalesce(sum(t."reviewCount"), 0), 'sum', coalesce(sum(t."ratingSum"), 0))
               FROM "product" s JOIN "product_rating" t ON t."productId" = s."id"
               WHERE s."id" = p."id" OR s."modelId" = p."modelId"),
    'model', (SELECT jsonb_build_object('slug', m."slug", 'name', m."name") FROM "model" m
              WHERE m."id" = p."modelId" AND m."deletedAt" IS NULL),
    'categories', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', c."slug", 'name', c."name") ORDER BY c."level"), '[]')
                   FROM "category" c
                   WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId") AND c."deletedAt" IS NULL),
    'brands', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', b."slug", 'name', b."name") ORDER BY pb."position", b."slug"), '[]')
               FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId"
               WHERE pb."productId" = p."id" AND b."deletedAt" IS NULL),
    'colours', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', c."slug", 'name', c."name", 'hex', c."hex") ORDER BY pc."position", c."slug"), '[]')
                FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id"),
    'badges', (SELECT coalesce(jsonb_agg(jsonb_build_object('title', b."title", 'logoUrl', b."logoUrl",
                 'colours', jsonb_build_object('text', b."textColour", 'background', b."backgroundColour")) ORDER BY pb."position", b."slug"), '[]')
               FROM "product_badge" pb JOIN "badge" b ON b."id" = pb."badgeId" WHERE pb."productId" = p."id"),
    'collections', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', c."slug", 'title', c."title", 'place', m."position",
                      'from', (extract(epoch FROM c."publishAt") * 1000)::bigint,
                      'until', (extract(epoch FROM c."finishAt") * 1000)::bigint) ORDER BY c."position", c."slug"), '[]')
                    FROM "collection_product" m JOIN "collection" c ON c."id" = m."collectionId"
                    WHERE m."productId" = p."id" AND c."active" AND c."deletedAt" IS NULL),
    'images', (SELECT coalesce(jsonb_agg(jsonb_build_object('url', i."storageKey", 'alt', i."alt", 'position', i."position") ORDER BY i."position"), '[]')
               FROM "product_image" i WHERE i."productId" = p."id" AND i."state" = 'STORED'),
    'items', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i."id", 'sku', i."sku",
                'size', jsonb_build_object('slug', s."slug", 'name', s."name", 'position', s."position"),
                'deliveryIsoCode', i."deliveryIsoCode", 'available', i."active" AND i."stock" > i."reserved",
                'price', d."price", 'oldPrice', d."oldPrice") ORDER BY s."position", s."slug", i."id"), '[]')
              FROM "product_item" i
              JOIN "size" s ON s."id" = i."sizeId"
              JOIN "price_details" d ON d."itemId" = i."id"
              WHERE i."productId" = p."id" AND i."deletedAt" IS NULL)
  ) AS "snapshot"
FROM "product" p;

-- api/prisma/sql/stock-notice.sql

-- A notice goes to an account or to a guest's confirmed mailbox, never to both. A notice of a lower price knows the price
-- that it compares with.
-- Relied on by: favourites (stock-notices.ts).

ALTER TABLE "stock_notice"
  DROP CONSTRAINT IF EXISTS "stock_notice_recipient_check",
  ADD CONSTRAINT "stock_notice_recipient_check" CHECK (
    ("userId" IS NULL) <> ("email" IS NULL) AND ("email" IS NULL) = ("recipientHash" IS NULL)),
  DROP CONSTRAINT IF EXISTS "stock_notice_price_check",
  ADD CONSTRAINT "stock_notice_price_check" CHECK ("kind" <> 'PRICE_DROP' OR "price" > 0);

CREATE INDEX IF NOT EXISTS "stock_notice_waiting_idx" ON "stock_notice" ("dueAfter") WHERE "queuedAt" IS NULL;

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
UNION ALL SELECT stored_key("avatarUrl") FROM "user_account" WHERE "avatarUrl" IS NOT NULL
UNION ALL SELECT stored_key("image"->>'url') FROM "order_product_item" WHERE "image" IS NOT NULL
UNION ALL SELECT "pictureKey" FROM "upload" WHERE "state" = 'CHECKED' AND "expiresAt" > now() AND "pictureKey" IS NOT NULL;

-- Documents have the rating of their product from now on.
INSERT INTO "search_outbox" ("productId", "transactionId")
SELECT "id", pg_current_xact_id()::text::bigint FROM "product" ON CONFLICT DO NOTHING;
