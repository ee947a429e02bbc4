-- The table is new. The release before finds products without the index that goes, by reading all names.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation, require-concurrent-index-deletion

-- CreateTable
CREATE TABLE "product_words" (
    "productId" UUID NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "product_words_pkey" PRIMARY KEY ("productId")
);

-- AddForeignKey
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_productId_fkey" FOREIGN KEY ("productId") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/catalogue-search-indexes.sql

-- Operators find products by any part of a name, slug or article. "product_words" has the name and the slug in lower case:
-- LIKE compares these in a third of the time that ILIKE takes, which lowers both sides at each comparison. It is a table of
-- its own, because the rows of products are long, and most of their changes leave names and slugs as they are.
-- Relied on by: catalog/admin (goods-conditions.ts).

CREATE OR REPLACE FUNCTION keep_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_words" ("productId", "words") VALUES (NEW."id", lower(NEW."name" || E'\n' || NEW."slug"))
  ON CONFLICT ("productId") DO UPDATE SET "words" = EXCLUDED."words";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "product_words_insert" AFTER INSERT ON "product" FOR EACH ROW EXECUTE FUNCTION keep_product_words();
CREATE OR REPLACE TRIGGER "product_words_update" AFTER UPDATE OF "name", "slug" ON "product" FOR EACH ROW
  WHEN (OLD."name" <> NEW."name" OR OLD."slug" <> NEW."slug") EXECUTE FUNCTION keep_product_words();

INSERT INTO "product_words" ("productId", "words") SELECT "id", lower("name" || E'\n' || "slug") FROM "product";

CREATE INDEX IF NOT EXISTS "product_words_trgm_idx" ON "product_words" USING gin ("words" gin_trgm_ops);

DROP INDEX "product_name_slug_trgm_idx";
