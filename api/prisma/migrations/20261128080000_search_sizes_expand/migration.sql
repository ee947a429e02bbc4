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

-- The most specific size table for a product: one of its brand before a general one, of a deeper category before a higher one.
-- A unisex product uses the unisex table, or the men's if there is none. Relied on by: catalog/find-size-grid.ts, too.
CREATE OR REPLACE FUNCTION size_grid_of(described uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT g."id"
  FROM "product" p
  JOIN "size_grid" g ON g."children" = p."children" AND g."deletedAt" IS NULL
    AND (g."sex" IN (p."sex", 'UNISEX') OR p."sex" = 'UNISEX')
    AND (g."brandId" IS NULL OR EXISTS (SELECT FROM "product_brand" b WHERE b."productId" = p."id" AND b."brandId" = g."brandId"))
    AND (g."categoryId" IS NULL OR g."categoryId" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId"))
  LEFT JOIN "category" c ON c."id" = g."categoryId"
  WHERE p."id" = described
  ORDER BY g."brandId" IS NULL, coalesce(c."level", 0) DESC, g."sex" <> p."sex", g."sex" = 'FEMALE', g."slug"
  LIMIT 1
$$;

CREATE OR REPLACE FUNCTION size_grid_rows(grid uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('eu', r."eu", 'uk', r."uk", 'us', r."us", 'cm', r."cm", 'height', r."height")
    ORDER BY r."position")
  FROM "size_grid_row" r WHERE r."sizeGridId" = grid
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
    'feedIds', (SELECT coalesce(jsonb_agg(DISTINCT f."id"), '[]')
                FROM (SELECT s."externalId" AS "id" FROM "product_source" s WHERE s."productId" = p."id"
                      UNION SELECT i."externalId" FROM "product_item" i
                      WHERE i."productId" = p."id" AND i."deletedAt" IS NULL AND i."externalId" IS NOT NULL) f),
    'sizeTable', size_grid_rows(size_grid_of(p."id")),
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
      CONTINUE WHEN (source.relation, event.name) = ('product_item', 'UPDATE');
      EXECUTE format(
        'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION note_product_change(%L, %L)',
        'note_' || lower(event.name), event.name, source.relation, event.side, source.id, source.joined);
    END LOOP;
  END LOOP;
END $$;

-- Orders change "reserved", and with it nothing but "stock" (see move-unit.sql). Such a change is noted only if shoppers
-- see it: the offer is sold out or not any more, or there are few units, so that one order may have fewer or more of them,
-- and fronts tell how many («осталось 3»). Otherwise each order would have the documents of its products rebuilt as they
-- were, and all remembered answers forgotten.
CREATE OR REPLACE FUNCTION note_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- One order never has more units of an offer (see quantities.sql).
  few int := 10;
BEGIN
  INSERT INTO "search_outbox" ("productId", "transactionId")
  SELECT DISTINCT changed."productId", pg_current_xact_id()::text::bigint
  FROM changed JOIN before USING ("id")
  WHERE changed."reserved" = before."reserved" OR (changed."stock" = 0) <> (before."stock" = 0)
    OR least(changed."stock" - changed."reserved", few) <> least(before."stock" - before."reserved", few)
    OR (changed."active", changed."deletedAt") IS DISTINCT FROM (before."active", before."deletedAt")
  -- The product that an offer has left.
  UNION SELECT before."productId", pg_current_xact_id()::text::bigint
  FROM changed JOIN before USING ("id") WHERE changed."productId" <> before."productId"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_update" AFTER UPDATE ON "product_item"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_offer_change();

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

-- A size table tells in which systems the sizes of many products are found. Trigger argument: the column with its id.
CREATE OR REPLACE FUNCTION note_size_grid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "search_outbox" ("productId", "transactionId")
     SELECT DISTINCT p."id", pg_current_xact_id()::text::bigint
     FROM "size_grid" g JOIN "product" p ON p."children" = g."children" AND (p."sex" IN (g."sex", ''UNISEX'') OR g."sex" = ''UNISEX'')
       AND (g."brandId" IS NULL OR EXISTS (SELECT FROM "product_brand" b WHERE b."productId" = p."id" AND b."brandId" = g."brandId"))
       AND (g."categoryId" IS NULL OR g."categoryId" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId"))
     WHERE g."id" IN (SELECT changed.%I FROM changed) ON CONFLICT DO NOTHING', TG_ARGV[0]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  event record;
BEGIN
  FOR event IN SELECT * FROM (VALUES ('size_grid_row', 'INSERT', 'NEW', 'sizeGridId'), ('size_grid_row', 'UPDATE', 'NEW', 'sizeGridId'),
    ('size_grid_row', 'DELETE', 'OLD', 'sizeGridId'), ('size_grid', 'UPDATE', 'NEW', 'id')) AS e(relation, name, side, grid)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION note_size_grid_change(%L)',
      'note_' || lower(event.name), event.name, event.relation, event.side, event.grid);
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
