-- Every statement that changes what operators read of a product (its offers, prices, stock, pictures, the names of its
-- brands) adds one row per product and transaction to "product_touch", so code that writes products cannot forget it, and
-- writers wait for nobody. Whoever reads "product_change" moves what is committed there, one process at a time. So a change
-- never appears before a position that a reader has already passed (as in ADR 33).
-- Relied on by: catalog/admin (changed-products.ts), which lists products by their changes and figures.

-- The words by which operators see what a product names.
CREATE OR REPLACE FUNCTION named(thing jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_array(thing -> 'name', thing -> 'slug', thing -> 'hex', thing -> 'type', thing -> 'isoCode')
$$;

-- Trigger arguments: the SQL expression of the product's id, and the source of the rows.
CREATE OR REPLACE FUNCTION touch_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "product_touch" ("productId") SELECT DISTINCT %1$s FROM %2$s WHERE %1$s IS NOT NULL
     ON CONFLICT DO NOTHING', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  source record;
  event record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('product', 'changed."id"', 'changed'),
    ('product_item', 'changed."productId"', 'changed'),
    ('product_image', 'changed."productId"', 'changed'),
    ('product_video', 'changed."productId"', 'changed'),
    ('product_brand', 'changed."productId"', 'changed'),
    ('product_colour', 'changed."productId"', 'changed'),
    ('product_badge', 'changed."productId"', 'changed'),
    ('product_source', 'changed."productId"', 'changed'),
    ('properties', 'changed."productId"', 'changed'),
    ('product_seo_tags', 'changed."productId"', 'changed'),
    ('price_details', 'i."productId"', 'changed JOIN "product_item" i ON i."id" = changed."itemId"'),
    ('held_back_price', 'i."productId"', 'changed JOIN "product_item" i ON i."id" = changed."itemId"'),
    ('scheduled_price', 'i."productId"', 'changed JOIN "product_item" i ON i."id" = changed."itemId"'),
    ('custom_field_value', 'coalesce(i."productId", changed."ownProductId")',
      'changed LEFT JOIN "product_item" i ON i."id" = changed."ownItemId"')
  ) AS s(relation, id, joined)
  LOOP
    FOR event IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e(name, side)
    LOOP
      CONTINUE WHEN event.name = 'UPDATE' AND source.relation IN ('product', 'product_item');
      EXECUTE format(
        'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION touch_products(%L, %L)',
        'touch_' || lower(event.name), event.name, source.relation, event.side, source.id, source.joined);
    END LOOP;
  END LOOP;
END $$;

-- How often a product was seen is nothing that operators read of it.
CREATE OR REPLACE FUNCTION touch_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_touch" ("productId")
  SELECT changed."id" FROM changed JOIN before USING ("id")
  WHERE to_jsonb(changed) - '{viewCount,updatedAt}'::text[] IS DISTINCT FROM to_jsonb(before) - '{viewCount,updatedAt}'::text[]
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "touch_update" AFTER UPDATE ON "product"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION touch_changed_products();

-- Orders change offers: the statement is written out, so that PostgreSQL plans it once a connection.
CREATE OR REPLACE FUNCTION touch_products_of_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_touch" ("productId")
  SELECT "productId" FROM changed UNION SELECT "productId" FROM before
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "touch_update" AFTER UPDATE ON "product_item"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION touch_products_of_offers();

-- What many products name: words, slugs, colours. Their places in lists and their pictures are nothing that products show.
DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('brand', 'b."productId"', 'JOIN "product_brand" b ON b."brandId" = changed."id"'),
    ('badge', 'b."productId"', 'JOIN "product_badge" b ON b."badgeId" = changed."id"'),
    ('color_pallete', 'c."productId"', 'JOIN "product_colour" c ON c."colourId" = changed."id"'),
    ('size', 'i."productId"', 'JOIN "product_item" i ON i."sizeId" = changed."id"'),
    ('supplier', 'i."productId"', 'JOIN "product_item" i ON i."supplierId" = changed."id"'),
    ('model', 'p."id"', 'JOIN "product" p ON p."modelId" = changed."id"'),
    ('category', 'p."id"',
      'JOIN "product" p ON changed."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")')
  ) AS s(relation, id, joined)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER "touch_update" AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION touch_products(%L, %L)', source.relation, source.id,
      format('(SELECT changed."id" FROM changed JOIN before USING ("id")
        WHERE named(to_jsonb(changed)) IS DISTINCT FROM named(to_jsonb(before))) changed %s', source.joined));
  END LOOP;
END $$;

-- Few products are removed; lists of offers look for them alone.
CREATE INDEX IF NOT EXISTS "product_change_removed_idx" ON "product_change" ("productId") WHERE "removed";

-- Lists of products are counted by traits, and sorted by stock, from this index alone.
CREATE INDEX IF NOT EXISTS "product_change_traits_idx" ON "product_change" ("available", "productId")
  INCLUDE ("pictures", "active", "hasCategory", "heldBack", "setByHand", "changedAt", "price", "cheapest", "dearest")
  WHERE NOT "removed";
CREATE INDEX IF NOT EXISTS "product_change_lists_idx" ON "product_change"
  USING gin ("categoryIds", "brandIds", "supplierIds", "sources");

-- Lists of offers by price begin at the cheapest, or the dearest, offer of all matching products.
CREATE INDEX IF NOT EXISTS "product_change_cheapest_idx" ON "product_change" ("cheapest") WHERE NOT "removed";
CREATE INDEX IF NOT EXISTS "product_change_dearest_idx" ON "product_change" ("dearest") WHERE NOT "removed";

-- A list column is never NULL.
ALTER TABLE "product_change" ALTER COLUMN "brandIds" SET NOT NULL, ALTER COLUMN "categoryIds" SET NOT NULL,
  ALTER COLUMN "supplierIds" SET NOT NULL, ALTER COLUMN "sources" SET NOT NULL;
