-- What text search reads moves to a table of its own: its rows stay small, and neither the cards nor a full-text search
-- wade through what the other needs. Slips of the finger are looked up among words instead of among documents.

CREATE TABLE "search_text" (
    "productId" UUID NOT NULL,
    "text" tsvector NOT NULL,
    "popularity" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "search_text_pkey" PRIMARY KEY ("productId")
);

CREATE TABLE "search_word" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);

INSERT INTO "search_text" ("productId", "text", "popularity")
SELECT "productId", "text", ("document"->>'popularity')::float8 FROM "search_document"
WHERE NOT "deleted" AND "text" IS NOT NULL;

INSERT INTO "search_word" ("word")
SELECT DISTINCT "word" FROM "search_document", unnest(string_to_array("words", ' ')) AS "word"
WHERE length("word") BETWEEN 3 AND 40;

ALTER TABLE "search_document" DROP COLUMN "words", DROP COLUMN "text";

CREATE INDEX "search_text_text_idx" ON "search_text" USING gin ("text");
CREATE INDEX "search_word_word_idx" ON "search_word" USING gin ("word" gin_trgm_ops);
