-- CreateTable
CREATE TABLE "former_slug" (
    "kind" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,

    CONSTRAINT "former_slug_pkey" PRIMARY KEY ("kind","slug")
);

-- api/prisma/sql/former-slugs.sql

-- Whoever renames a category, a product or a brand, its former address leads to it, as long as nothing else has the slug. The
-- last owner of a slug counts.
-- Relied on by: catalog.

CREATE OR REPLACE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "former_slug" ("kind", "slug", "ownerId") VALUES (TG_ARGV[0], OLD."slug", OLD."id")
  ON CONFLICT ("kind", "slug") DO UPDATE SET "ownerId" = EXCLUDED."ownerId";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "category_former_slug" AFTER UPDATE OF "slug" ON "category" FOR EACH ROW
  WHEN (OLD."slug" <> NEW."slug") EXECUTE FUNCTION keep_former_slug('CATEGORY');
CREATE OR REPLACE TRIGGER "product_former_slug" AFTER UPDATE OF "slug" ON "product" FOR EACH ROW
  WHEN (OLD."slug" <> NEW."slug") EXECUTE FUNCTION keep_former_slug('PRODUCT');
CREATE OR REPLACE TRIGGER "brand_former_slug" AFTER UPDATE OF "slug" ON "brand" FOR EACH ROW
  WHEN (OLD."slug" <> NEW."slug") EXECUTE FUNCTION keep_former_slug('BRAND');
