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
