-- What Prisma's data model cannot say: rules on figures, the outbox, what search-indexer reads.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Figures ------------------------------------------------------------------------------------------------------------

ALTER TABLE "product_item" ADD CONSTRAINT "product_item_stock_check"
  CHECK ("reserved" >= 0 AND "stock" >= "reserved" AND "feedStock" >= 0);
ALTER TABLE "price_details" ADD CONSTRAINT "price_details_check"
  CHECK ("price" >= 0 AND ("oldPrice" IS NULL OR "oldPrice" > "price") AND ("loyaltyPrice" IS NULL OR "loyaltyPrice" BETWEEN 0 AND "price"));
ALTER TABLE "product" ADD CONSTRAINT "product_counts_check" CHECK ("unitSold" >= 0 AND "viewCount" >= 0);
-- Prisma leaves list columns nullable and never reads them so.
ALTER TABLE "product" ALTER COLUMN "seasons" SET NOT NULL, ALTER COLUMN "material" SET NOT NULL;
ALTER TABLE "category" ADD CONSTRAINT "category_level_check"
  CHECK ("level" BETWEEN 1 AND 3 AND ("level" = 1) = ("parentId" IS NULL));
ALTER TABLE "loyalty_level" ADD CONSTRAINT "loyalty_level_check" CHECK (
  "chargePercentage" BETWEEN 0 AND 100 AND "chargeOffPercentage" BETWEEN 0 AND 100 AND "requiredSpentAmount" >= 0);

INSERT INTO "loyalty_level" ("name", "chargePercentage", "chargeOffPercentage", "requiredSpentAmount") VALUES
  ('Старт', 3, 20, 0),
  ('Шаг', 5, 25, 3000000),
  ('Бег', 7, 30, 10000000),
  ('Полёт', 10, 40, 30000000);

-- Outbox -------------------------------------------------------------------------------------------------------------
-- A statement that touches a product, or anything its document shows, leaves one row per product and transaction. The
-- trigger's first argument is the product's id in terms of `changed`, its second what to join to get there.

CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "search_outbox" ("productId", "transactionId")
     SELECT DISTINCT %s, pg_current_xact_id()::text::bigint FROM changed %s
     ON CONFLICT DO NOTHING', TG_ARGV[0], TG_ARGV[1]);
  IF FOUND THEN
    PERFORM pg_notify('search_outbox', '');
  END IF;
  RETURN NULL;
END $$;

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
    ('price_details', 'i."productId"', 'JOIN "product_item" i ON i."id" = changed."itemId"')
  ) AS s(relation, id, joined)
  LOOP
    FOR event IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e(name, side)
    LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION note_product_change(%L, %L)',
        'note_' || lower(event.name), event.name, source.relation, event.side, source.id, source.joined);
    END LOOP;
  END LOOP;

  -- Renaming what many products show; nothing of it is ever deleted while a product names it.
  FOR source IN SELECT * FROM (VALUES
    ('brand', 'pb."productId"', 'JOIN "product_brand" pb ON pb."brandId" = changed."id"'),
    ('color_pallete', 'pc."productId"', 'JOIN "product_colour" pc ON pc."colourId" = changed."id"'),
    ('badge', 'pb."productId"', 'JOIN "product_badge" pb ON pb."badgeId" = changed."id"'),
    ('size', 'i."productId"', 'JOIN "product_item" i ON i."sizeId" = changed."id"'),
    ('model', 'p."id"', 'JOIN "product" p ON p."modelId" = changed."id"'),
    ('category', 'p."id"',
      'JOIN "product" p ON changed."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")')
  ) AS s(relation, id, joined)
  LOOP
    EXECUTE format(
      'CREATE TRIGGER note_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION note_product_change(%L, %L)',
      source.relation, source.id, source.joined);
  END LOOP;
END $$;

-- What search-indexer reads: a product with all its document needs, as one JSON value -----------------------------------

CREATE VIEW "search_product_snapshot" AS
SELECT p."id" AS "productId",
  jsonb_build_object(
    'id', p."id", 'slug', p."slug", 'name', p."name", 'aiName', p."aiName", 'description', p."description",
    'active', p."active" AND p."deletedAt" IS NULL, 'children', p."children", 'meetPrice', p."meetPrice",
    'newArrival', p."newArrival", 'publishedAt', (extract(epoch FROM p."publishedAt") * 1000)::bigint,
    'seasons', p."seasons", 'material', p."material", 'sex', p."sex",
    'unitSold', p."unitSold", 'viewCount', p."viewCount",
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

CREATE INDEX "search_document_text_idx" ON "search_document" USING gin ("text");
CREATE INDEX "search_document_words_idx" ON "search_document" USING gin ("words" gin_trgm_ops);
CREATE INDEX "product_image_unfetched_idx" ON "product_image" ("id") WHERE "state" <> 'STORED';
