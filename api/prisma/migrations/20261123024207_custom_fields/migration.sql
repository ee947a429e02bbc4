-- CreateEnum
CREATE TYPE "CustomFieldOwner" AS ENUM ('PRODUCT', 'OFFER', 'COLLECTION', 'ORDER', 'SHOPPER');

-- CreateEnum
CREATE TYPE "CustomFieldType" AS ENUM ('TEXT', 'NUMBER', 'FLAG', 'LIST', 'PRODUCT_REFERENCE', 'BRAND_REFERENCE', 'CATEGORY_REFERENCE', 'COLLECTION_REFERENCE', 'ARTICLE_REFERENCE');

-- CreateEnum
CREATE TYPE "CustomFieldVisibility" AS ENUM ('PUBLIC', 'OWNER', 'OPERATORS');

-- CreateTable
CREATE TABLE "custom_field" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "owner" "CustomFieldOwner" NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT,
    "type" "CustomFieldType" NOT NULL,
    "multiple" BOOLEAN NOT NULL DEFAULT false,
    "unit" TEXT,
    "min" DOUBLE PRECISION,
    "max" DOUBLE PRECISION,
    "visibility" "CustomFieldVisibility" NOT NULL DEFAULT 'OPERATORS',
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_field_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_field_option" (
    "fieldId" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT,
    "position" INTEGER NOT NULL,

    CONSTRAINT "custom_field_option_pkey" PRIMARY KEY ("fieldId","slug")
);

-- CreateTable
CREATE TABLE "custom_field_value" (
    "ownerId" UUID NOT NULL,
    "fieldId" UUID NOT NULL,
    "slot" SMALLINT NOT NULL DEFAULT 0,
    "owner" "CustomFieldOwner" NOT NULL,
    "type" "CustomFieldType" NOT NULL,
    "multiple" BOOLEAN NOT NULL,
    "text" TEXT,
    "number" DOUBLE PRECISION,
    "flag" BOOLEAN,
    "option" TEXT,
    "referenceId" UUID,

    CONSTRAINT "custom_field_value_pkey" PRIMARY KEY ("ownerId","fieldId","slot")
);

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_owner_code_key" ON "custom_field"("owner", "code");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_id_owner_type_multiple_key" ON "custom_field"("id", "owner", "type", "multiple");

-- CreateIndex
CREATE INDEX "custom_field_value_fieldId_option_idx" ON "custom_field_value"("fieldId", "option");

-- CreateIndex
CREATE UNIQUE INDEX "custom_field_value_ownerId_fieldId_option_key" ON "custom_field_value"("ownerId", "fieldId", "option");

-- AddForeignKey
ALTER TABLE "custom_field_option" ADD CONSTRAINT "custom_field_option_fieldId_fkey" FOREIGN KEY ("fieldId") REFERENCES "custom_field"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_field_value" ADD CONSTRAINT "custom_field_value_fieldId_owner_type_multiple_fkey" FOREIGN KEY ("fieldId", "owner", "type", "multiple") REFERENCES "custom_field"("id", "owner", "type", "multiple") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_field_value" ADD CONSTRAINT "custom_field_value_fieldId_option_fkey" FOREIGN KEY ("fieldId", "option") REFERENCES "custom_field_option"("fieldId", "slug") ON DELETE NO ACTION ON UPDATE CASCADE;

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
    WHEN 'OWNER' THEN "owner" IN ('ORDER', 'SHOPPER') ELSE true END);

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
