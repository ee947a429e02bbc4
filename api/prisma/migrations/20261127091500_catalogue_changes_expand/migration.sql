-- Migrations run in a transaction, so no index is made concurrently. Each blocks writers while it is made, which
-- `run-migration.ts` bounds.
-- squawk-ignore-file require-concurrent-index-creation

-- AlterTable
ALTER TABLE "shop_order" ADD COLUMN     "externalId" TEXT;

-- CreateTable
CREATE TABLE "product_touch" (
    "id" BIGSERIAL NOT NULL,
    "productId" UUID NOT NULL,
    "transactionId" BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text)::bigint,
    "touchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "product_touch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_change" (
    "productId" UUID NOT NULL,
    "position" BIGINT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "removed" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "hasCategory" BOOLEAN NOT NULL,
    "price" BIGINT NOT NULL,
    "available" INTEGER NOT NULL,
    "pictures" INTEGER NOT NULL,
    "heldBack" BOOLEAN NOT NULL,
    "setByHand" BOOLEAN NOT NULL,
    "brandIds" UUID[] NOT NULL,
    "categoryIds" UUID[] NOT NULL,
    "supplierIds" UUID[] NOT NULL,
    "sources" TEXT[] NOT NULL,

    CONSTRAINT "product_change_pkey" PRIMARY KEY ("productId")
);

-- CreateTable
CREATE TABLE "price_change" (
    "id" BIGSERIAL NOT NULL,
    "itemId" UUID NOT NULL,
    "previousPrice" BIGINT NOT NULL,
    "price" BIGINT NOT NULL,
    "oldPrice" BIGINT,
    "loyaltyPrice" BIGINT,
    "setBy" UUID,
    "source" TEXT,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "price_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "product_touch_productId_transactionId_key" ON "product_touch"("productId", "transactionId");

-- CreateIndex
CREATE UNIQUE INDEX "product_change_position_key" ON "product_change"("position");

-- CreateIndex
CREATE INDEX "product_change_createdAt_productId_idx" ON "product_change"("createdAt", "productId");

-- CreateIndex
CREATE INDEX "product_change_changedAt_idx" ON "product_change"("changedAt");

-- CreateIndex
CREATE INDEX "product_change_name_productId_idx" ON "product_change"("name", "productId");

-- CreateIndex
CREATE INDEX "product_change_price_productId_idx" ON "product_change"("price", "productId");

-- CreateIndex
CREATE INDEX "product_change_available_productId_idx" ON "product_change"("available", "productId");

-- CreateIndex
CREATE INDEX "price_change_itemId_id_idx" ON "price_change"("itemId", "id" DESC);

-- CreateIndex
CREATE INDEX "price_change_changedAt_idx" ON "price_change"("changedAt");

-- CreateIndex
CREATE INDEX "price_details_price_itemId_idx" ON "price_details"("price", "itemId");

-- CreateIndex
CREATE INDEX "product_item_createdAt_id_idx" ON "product_item"("createdAt", "id");

-- CreateIndex
CREATE INDEX "shop_order_externalId_idx" ON "shop_order"("externalId");

-- CreateIndex
CREATE INDEX "shop_order_totalPrice_uuid_idx" ON "shop_order"("totalPrice", "uuid");

-- CreateIndex
CREATE INDEX "shop_order_updatedAt_uuid_idx" ON "shop_order"("updatedAt", "uuid");

-- AddForeignKey
-- The table is new and empty.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/catalogue-search-indexes.sql

-- Operators find products by any part of a name, slug or article.
-- Relied on by: catalog/admin (list-goods.ts, find-products.ts).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX IF NOT EXISTS "product_name_slug_trgm_idx" ON "product" USING gin ("name" gin_trgm_ops, "slug" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "product_item_sku_trgm_idx" ON "product_item" USING gin ("sku" gin_trgm_ops);

-- api/prisma/sql/order-list-indexes.sql

-- Operators list orders by where they go, and find what a custom field says.
-- Relied on by: orders/admin (order-conditions.ts).

CREATE INDEX IF NOT EXISTS "shop_order_city_idx"
  ON "shop_order" (lower(coalesce("address" ->> 'city', "pickupPoint" ->> 'city')));
-- Texts may be longer than an entry of an index.
CREATE INDEX IF NOT EXISTS "custom_field_value_text_idx" ON "custom_field_value" ("fieldId", left("text", 200))
  WHERE "text" IS NOT NULL;

-- api/prisma/sql/price-history.sql

-- Whoever changes the prices of an offer adds a row to "price_change". An offer's first prices are no change.
-- Relied on by: catalog/admin (read-price-history.ts).

CREATE OR REPLACE FUNCTION note_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "price_change" ("itemId", "previousPrice", "price", "oldPrice", "loyaltyPrice", "setBy", "source")
  SELECT changed."itemId", before."price", changed."price", changed."oldPrice", changed."loyaltyPrice", changed."setBy",
    (SELECT s."source" FROM "change_set" s
     WHERE changed."setBy" IS NULL AND s."id" = nullif(current_setting('meet.change_set', true), '')::uuid)
  FROM changed JOIN before USING ("itemId")
  WHERE (changed."price", changed."oldPrice", changed."loyaltyPrice")
    IS DISTINCT FROM (before."price", before."oldPrice", before."loyaltyPrice");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_price" AFTER UPDATE ON "price_details"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();

-- api/prisma/sql/product-changes.sql

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

-- Few prices are set by hand; lists of offers look for them.
CREATE INDEX IF NOT EXISTS "price_details_set_by_hand_idx" ON "price_details" ("itemId") WHERE "setBy" IS NOT NULL;

-- All products there are: whoever lists them first works out their figures.
INSERT INTO "product_touch" ("productId") SELECT "id" FROM "product" ORDER BY "createdAt", "id";
