-- Operators find products by any part of a name, slug or article.
-- Relied on by: catalog/admin (list-goods.ts, find-products.ts).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX IF NOT EXISTS "product_name_slug_trgm_idx" ON "product" USING gin ("name" gin_trgm_ops, "slug" gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "product_item_sku_trgm_idx" ON "product_item" USING gin ("sku" gin_trgm_ops);

-- They list them from the last changed on, and count them.
CREATE INDEX IF NOT EXISTS "product_last_changed_idx" ON "product" ("updatedAt" DESC, "id") WHERE "deletedAt" IS NULL;
