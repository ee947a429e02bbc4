-- Slips of the finger are looked up in the lexicon of the API process.
DROP TABLE "search_word";

-- What decides between products that answer some words equally well. The search_pipeline migration has put all products
-- into the outbox: the figures come with their documents.
ALTER TABLE "search_text"
  ADD COLUMN "publishedAt" DOUBLE PRECISION NOT NULL DEFAULT 0,
  ADD COLUMN "inStock" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "search_text" ALTER COLUMN "publishedAt" DROP DEFAULT, ALTER COLUMN "inStock" DROP DEFAULT;

-- Of a word that half of the products have, the popular ones are found without reading all the others.
CREATE INDEX "search_text_popularity_idx" ON "search_text" ("popularity" DESC, "productId") WHERE "inStock";
