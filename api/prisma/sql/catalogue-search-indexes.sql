-- Operators find products by any part of a name, slug or article. "product_words" has the name and the slug in lower case:
-- LIKE compares these in a third of the time that ILIKE takes, which lowers both sides at each comparison. It is a table of
-- its own, because the rows of products are long, and most of their changes leave names and slugs as they are.
-- Relied on by: catalog/admin (goods-conditions.ts).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE OR REPLACE FUNCTION keep_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_words" ("productId", "words") VALUES (NEW."id", lower(NEW."name" || E'\n' || NEW."slug"))
  ON CONFLICT ("productId") DO UPDATE SET "words" = EXCLUDED."words";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "product_words_insert" AFTER INSERT ON "product" FOR EACH ROW EXECUTE FUNCTION keep_product_words();
CREATE OR REPLACE TRIGGER "product_words_update" AFTER UPDATE OF "name", "slug" ON "product" FOR EACH ROW
  WHEN (OLD."name" <> NEW."name" OR OLD."slug" <> NEW."slug") EXECUTE FUNCTION keep_product_words();

CREATE INDEX IF NOT EXISTS "product_words_trgm_idx" ON "product_words" USING gin ("words" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "product_item_sku_trgm_idx" ON "product_item" USING gin ("sku" gin_trgm_ops);

-- They list them from the last changed on, and count them.
CREATE INDEX IF NOT EXISTS "product_last_changed_idx" ON "product" ("updatedAt" DESC, "id") WHERE "deletedAt" IS NULL;
