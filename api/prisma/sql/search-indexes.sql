-- Indexes of text search that Prisma's data model cannot declare.
-- Relied on by: search (the PostgreSQL engine).

CREATE INDEX IF NOT EXISTS "search_text_text_idx" ON "search_text" USING gin ("text");
-- For a word that very many products contain: finds the most popular products in stock without reading all the others.
CREATE INDEX IF NOT EXISTS "search_text_popularity_idx" ON "search_text" ("popularity" DESC, "productId") WHERE "inStock";
