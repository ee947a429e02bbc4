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
