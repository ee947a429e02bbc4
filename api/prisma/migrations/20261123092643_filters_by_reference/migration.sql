-- api/prisma/sql/custom-fields.sql

-- A custom field is declared for one kind of owner and has one type for ever. A value has the type of its field, an
-- option that is declared, and an owner and a reference that are there; a check or a foreign key refuses any other,
-- whoever writes it. Fields and options with values are not removed before their values are. Values go with their
-- owner, and with what they refer to.
-- Relied on by: custom-fields and operator.

ALTER TABLE "custom_field"
  DROP CONSTRAINT IF EXISTS "custom_field_code_check",
  ADD CONSTRAINT "custom_field_code_check" CHECK ("code" ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' AND char_length("code") <= 60),
  DROP CONSTRAINT IF EXISTS "custom_field_name_check",
  ADD CONSTRAINT "custom_field_name_check" CHECK (char_length("name") BETWEEN 1 AND 100
    AND char_length("nameEn") BETWEEN 1 AND 100),
  DROP CONSTRAINT IF EXISTS "custom_field_multiple_check",
  ADD CONSTRAINT "custom_field_multiple_check" CHECK ("type" = 'LIST' OR NOT "multiple"),
  DROP CONSTRAINT IF EXISTS "custom_field_number_check",
  ADD CONSTRAINT "custom_field_number_check"
    CHECK ("type" = 'NUMBER' OR ("unit" IS NULL AND "min" IS NULL AND "max" IS NULL)),
  DROP CONSTRAINT IF EXISTS "custom_field_unit_check",
  ADD CONSTRAINT "custom_field_unit_check" CHECK (char_length("unit") BETWEEN 1 AND 20),
  DROP CONSTRAINT IF EXISTS "custom_field_bounds_check",
  ADD CONSTRAINT "custom_field_bounds_check" CHECK ("min" <= "max" AND abs("min") <= 1e12 AND abs("max") <= 1e12),
  DROP CONSTRAINT IF EXISTS "custom_field_visibility_check",
  ADD CONSTRAINT "custom_field_visibility_check" CHECK (CASE "visibility"
    WHEN 'PUBLIC' THEN "owner" IN ('PRODUCT', 'OFFER', 'COLLECTION')
    WHEN 'OWNER' THEN "owner" IN ('ORDER', 'SHOPPER') ELSE true END),
  DROP CONSTRAINT IF EXISTS "custom_field_searchable_check",
  ADD CONSTRAINT "custom_field_searchable_check" CHECK (NOT "searchable"
    OR ("owner" IN ('PRODUCT', 'OFFER') AND "type" IN ('TEXT', 'LIST') AND "visibility" = 'PUBLIC')),
  DROP CONSTRAINT IF EXISTS "custom_field_filterable_check",
  ADD CONSTRAINT "custom_field_filterable_check" CHECK (NOT "filterable"
    OR ("owner" IN ('PRODUCT', 'OFFER') AND "type" <> 'TEXT' AND "visibility" = 'PUBLIC'));

-- Filters name a field by its code alone.
CREATE UNIQUE INDEX IF NOT EXISTS "custom_field_filter_key" ON "custom_field" ("code") WHERE "filterable";

ALTER TABLE "custom_field_option"
  DROP CONSTRAINT IF EXISTS "custom_field_option_slug_check",
  ADD CONSTRAINT "custom_field_option_slug_check"
    CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("slug") <= 60),
  DROP CONSTRAINT IF EXISTS "custom_field_option_name_check",
  ADD CONSTRAINT "custom_field_option_name_check" CHECK (char_length("name") BETWEEN 1 AND 100
    AND char_length("nameEn") BETWEEN 1 AND 100),
  DROP CONSTRAINT IF EXISTS "custom_field_option_position_check",
  ADD CONSTRAINT "custom_field_option_position_check" CHECK ("position" BETWEEN 0 AND 99);

ALTER TABLE "custom_field_value"
  DROP CONSTRAINT IF EXISTS "custom_field_value_content_check",
  ADD CONSTRAINT "custom_field_value_content_check" CHECK (
    num_nonnulls("text", "number", "flag", "option", "referenceId") = 1 AND CASE "type"
      WHEN 'TEXT' THEN "text" IS NOT NULL
      WHEN 'NUMBER' THEN "number" IS NOT NULL
      WHEN 'FLAG' THEN "flag" IS NOT NULL
      WHEN 'LIST' THEN "option" IS NOT NULL
      ELSE "referenceId" IS NOT NULL END),
  DROP CONSTRAINT IF EXISTS "custom_field_value_text_check",
  ADD CONSTRAINT "custom_field_value_text_check" CHECK (char_length("text") BETWEEN 1 AND 5000),
  DROP CONSTRAINT IF EXISTS "custom_field_value_number_check",
  ADD CONSTRAINT "custom_field_value_number_check" CHECK (abs("number") <= 1e12),
  DROP CONSTRAINT IF EXISTS "custom_field_value_slot_check",
  ADD CONSTRAINT "custom_field_value_slot_check" CHECK ("slot" = 0 OR ("multiple" AND "slot" BETWEEN 1 AND 99));

-- One column of each kind of owner and reference, made from the id, so that each can have its foreign key.
DO $$
DECLARE
  link record;
BEGIN
  FOR link IN SELECT * FROM (VALUES
    ('ownProductId', '"owner" = ''PRODUCT''', 'ownerId', 'product', 'id'),
    ('ownItemId', '"owner" = ''OFFER''', 'ownerId', 'product_item', 'id'),
    ('ownCollectionId', '"owner" = ''COLLECTION''', 'ownerId', 'collection', 'id'),
    ('ownOrderId', '"owner" = ''ORDER''', 'ownerId', 'shop_order', 'uuid'),
    ('ownShopperId', '"owner" = ''SHOPPER''', 'ownerId', 'user_account', 'id'),
    ('productId', '"type" = ''PRODUCT_REFERENCE''', 'referenceId', 'product', 'id'),
    ('brandId', '"type" = ''BRAND_REFERENCE''', 'referenceId', 'brand', 'id'),
    ('categoryId', '"type" = ''CATEGORY_REFERENCE''', 'referenceId', 'category', 'id'),
    ('collectionId', '"type" = ''COLLECTION_REFERENCE''', 'referenceId', 'collection', 'id'),
    ('articleId', '"type" = ''ARTICLE_REFERENCE''', 'referenceId', 'content_entry', 'id')
  ) AS l(name, condition, source, target, key)
  LOOP
    EXECUTE format(
      'ALTER TABLE "custom_field_value" ADD COLUMN IF NOT EXISTS %I uuid
       GENERATED ALWAYS AS (CASE WHEN %s THEN %I END) STORED REFERENCES %I (%I) ON DELETE CASCADE',
      link.name, link.condition, link.source, link.target, link.key);
    EXECUTE format(
      'CREATE INDEX IF NOT EXISTS %I ON "custom_field_value" (%I) WHERE %I IS NOT NULL',
      'custom_field_value_' || link.name || '_idx', link.name, link.name);
  END LOOP;
END $$;

-- api/prisma/sql/note-product-change.sql

-- Every statement that changes a product, or other data that the shop shows of it, adds one row per product and
-- transaction to "search_outbox" (ADR 5). The triggers do this, so code that writes products cannot forget it.
-- Relied on by: search and search-indexer, which rebuild the documents of these products, and the memory of answers,
-- which gives no answer from before a change (ADR 39).

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
    ('properties', 'changed."productId"', ''),
    ('product_seo_tags', 'changed."productId"', ''),
    ('product_video', 'changed."productId"', ''),
    ('collection_product', 'changed."productId"', ''),
    ('price_details', 'i."productId"', 'JOIN "product_item" i ON i."id" = changed."itemId"'),
    ('custom_field_value', 'coalesce(i."productId", changed."ownProductId")',
      'JOIN "custom_field" f ON f."id" = changed."fieldId" AND f."visibility" = ''PUBLIC''
       LEFT JOIN "product_item" i ON i."id" = changed."ownItemId"
       WHERE coalesce(i."productId", changed."ownProductId") IS NOT NULL'),
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

-- The declaration of a custom field, and its options, are shown by all products with values of it. Trigger argument: the
-- column with the field's id.
CREATE OR REPLACE FUNCTION note_custom_field_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_outbox" ("productId", "transactionId")
  SELECT DISTINCT coalesce(i."productId", v."ownProductId"), pg_current_xact_id()::text::bigint
  FROM "custom_field_value" v LEFT JOIN "product_item" i ON i."id" = v."ownItemId"
  WHERE v."fieldId" = (to_jsonb(NEW) ->> TG_ARGV[0])::uuid AND v."owner" IN ('PRODUCT', 'OFFER')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_update" AFTER UPDATE ON "custom_field" FOR EACH ROW
  WHEN (OLD."searchable" <> NEW."searchable" OR OLD."filterable" <> NEW."filterable" OR (NEW."filterable"
    AND (OLD."name", OLD."nameEn", OLD."unit", OLD."position")
      IS DISTINCT FROM (NEW."name", NEW."nameEn", NEW."unit", NEW."position")))
  EXECUTE FUNCTION note_custom_field_change('id');
CREATE OR REPLACE TRIGGER "note_update" AFTER UPDATE ON "custom_field_option" FOR EACH ROW
  WHEN ((OLD."name", OLD."nameEn", OLD."position") IS DISTINCT FROM (NEW."name", NEW."nameEn", NEW."position"))
  EXECUTE FUNCTION note_custom_field_change('fieldId');

-- A filter by a custom field names what the products refer to. Trigger arguments: the column of "custom_field_value" for
-- references of this kind, and the column of the changed row with the id. Values that refer to a deleted row go with it,
-- and are noted themselves.
CREATE OR REPLACE FUNCTION note_referred_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "search_outbox" ("productId", "transactionId")
     SELECT DISTINCT coalesce(i."productId", v."ownProductId"), pg_current_xact_id()::text::bigint
     FROM "custom_field_value" v JOIN "custom_field" f ON f."id" = v."fieldId" AND f."filterable"
     LEFT JOIN "product_item" i ON i."id" = v."ownItemId"
     WHERE v.%I = $1 ON CONFLICT DO NOTHING', TG_ARGV[0]) USING (to_jsonb(NEW) ->> TG_ARGV[1])::uuid;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "product" FOR EACH ROW
  WHEN ((OLD."slug", OLD."name", OLD."active", OLD."deletedAt") IS DISTINCT FROM (NEW."slug", NEW."name", NEW."active", NEW."deletedAt"))
  EXECUTE FUNCTION note_referred_change('productId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "brand" FOR EACH ROW
  WHEN ((OLD."slug", OLD."name", OLD."deletedAt") IS DISTINCT FROM (NEW."slug", NEW."name", NEW."deletedAt"))
  EXECUTE FUNCTION note_referred_change('brandId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "category" FOR EACH ROW
  WHEN ((OLD."slug", OLD."name", OLD."deletedAt") IS DISTINCT FROM (NEW."slug", NEW."name", NEW."deletedAt"))
  EXECUTE FUNCTION note_referred_change('categoryId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "collection" FOR EACH ROW
  WHEN ((OLD."slug", OLD."title", OLD."active", OLD."publishAt", OLD."finishAt", OLD."deletedAt")
    IS DISTINCT FROM (NEW."slug", NEW."title", NEW."active", NEW."publishAt", NEW."finishAt", NEW."deletedAt"))
  EXECUTE FUNCTION note_referred_change('collectionId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "content_entry" FOR EACH ROW
  WHEN ((OLD."slug", OLD."finishAt") IS DISTINCT FROM (NEW."slug", NEW."finishAt"))
  EXECUTE FUNCTION note_referred_change('articleId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER INSERT OR UPDATE OF "publishAt" ON "content_revision" FOR EACH ROW
  EXECUTE FUNCTION note_referred_change('articleId', 'entryId');

-- api/prisma/sql/search-product-snapshot.sql

-- All data that a product's search document is built from, as one JSON value per product.
-- Relied on by: search-indexer, which reads products only through this view.

-- What listings filter by: the values that a product or an offer has of filterable custom fields. A reference is shown as
-- an option is: by the slug and the name of what it refers to, and only while shoppers can see that. A collection and an
-- article say from when until when that is.
CREATE OR REPLACE FUNCTION custom_filters(described uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', f."code", 'name', f."name", 'nameEn', f."nameEn", 'type', f."type",
    'unit', f."unit", 'position', f."position", 'number', v."number", 'flag', v."flag", 'option', coalesce(o."slug", r."slug"),
    'optionName', coalesce(o."name", r."name"), 'optionPosition', o."position",
    'from', (extract(epoch FROM r."from") * 1000)::bigint, 'until', (extract(epoch FROM r."until") * 1000)::bigint)
    ORDER BY f."position", f."code", o."position"), '[]')
  FROM "custom_field_value" v
  JOIN "custom_field" f ON f."id" = v."fieldId" AND f."filterable"
  LEFT JOIN "custom_field_option" o ON o."fieldId" = v."fieldId" AND o."slug" = v."option"
  LEFT JOIN LATERAL (
    SELECT p."slug", p."name", NULL::timestamptz AS "from", NULL::timestamptz AS "until" FROM "product" p
    WHERE p."id" = v."productId" AND p."active" AND p."deletedAt" IS NULL
    UNION ALL
    SELECT b."slug", b."name", NULL, NULL FROM "brand" b WHERE b."id" = v."brandId" AND b."deletedAt" IS NULL
    UNION ALL
    SELECT c."slug", c."name", NULL, NULL FROM "category" c WHERE c."id" = v."categoryId" AND c."deletedAt" IS NULL
    UNION ALL
    SELECT c."slug", c."title", c."publishAt", c."finishAt" FROM "collection" c
    WHERE c."id" = v."collectionId" AND c."active" AND c."deletedAt" IS NULL
    UNION ALL
    -- The title that is out now, or else the first one to come out.
    (SELECT e."slug", d."title", min(d."publishAt") OVER (), e."finishAt"
     FROM "content_entry" e JOIN "content_revision" d ON d."entryId" = e."id" AND d."publishAt" IS NOT NULL
     WHERE e."id" = v."articleId"
     ORDER BY d."publishAt" <= now() DESC, abs(extract(epoch FROM d."publishAt" - now())), d."number" DESC LIMIT 1)
  ) r ON v."referenceId" IS NOT NULL
  WHERE v."ownerId" = described AND (v."referenceId" IS NULL OR r."slug" IS NOT NULL)
$$;

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
    'customFilters', custom_filters(p."id"),
    'customText', (SELECT coalesce(string_agg(coalesce(v."text", concat_ws(' ', o."name", o."nameEn")), ' '
                     ORDER BY f."position", f."code", v."ownerId", v."slot"), '')
                   FROM "custom_field_value" v
                   JOIN "custom_field" f ON f."id" = v."fieldId" AND f."searchable"
                   LEFT JOIN "custom_field_option" o ON o."fieldId" = v."fieldId" AND o."slug" = v."option"
                   WHERE v."ownerId" = ANY(ARRAY(SELECT p."id" UNION ALL SELECT i."id" FROM "product_item" i
                                                 WHERE i."productId" = p."id" AND i."deletedAt" IS NULL))),
    'images', (SELECT coalesce(jsonb_agg(jsonb_build_object('url', i."storageKey", 'alt', i."alt", 'position', i."position") ORDER BY i."position"), '[]')
               FROM "product_image" i WHERE i."productId" = p."id" AND i."state" = 'STORED'),
    'items', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i."id", 'sku', i."sku",
                'size', jsonb_build_object('slug', s."slug", 'name', s."name", 'position', s."position"),
                'deliveryIsoCode', i."deliveryIsoCode", 'available', i."active" AND i."stock" > i."reserved",
                'price', d."price", 'oldPrice', d."oldPrice", 'customFilters', custom_filters(i."id")) ORDER BY s."position", s."slug", i."id"), '[]')
              FROM "product_item" i
              JOIN "size" s ON s."id" = i."sizeId"
              JOIN "price_details" d ON d."itemId" = i."id"
              WHERE i."productId" = p."id" AND i."deletedAt" IS NULL)
  ) AS "snapshot"
FROM "product" p;
