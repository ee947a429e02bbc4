-- The tables are new and empty.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- CreateTable
CREATE TABLE "saved_search" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT,
    "filter" JSONB NOT NULL,
    "conditionHash" BYTEA NOT NULL,
    "notify" BOOLEAN NOT NULL,
    "seenUntil" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_search_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_subscriber" (
    "id" UUID NOT NULL,
    "dueAfter" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_subscriber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "restock" (
    "itemId" UUID NOT NULL,
    "backAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "restock_pkey" PRIMARY KEY ("itemId")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_search_userId_conditionHash_key" ON "saved_search"("userId", "conditionHash");

-- CreateIndex
CREATE INDEX "search_subscriber_dueAfter_idx" ON "search_subscriber"("dueAfter");

-- CreateIndex
CREATE INDEX "restock_backAt_idx" ON "restock"("backAt");

-- AddForeignKey
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_subscriber" ADD CONSTRAINT "search_subscriber_id_fkey" FOREIGN KEY ("id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "restock" ADD CONSTRAINT "restock_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "product_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/saved-search.sql

-- A saved search has a name of 1 to 80 characters, and words or filters.
-- Relied on by: saved-searches (keep-saved-searches.ts).

ALTER TABLE "saved_search"
  DROP CONSTRAINT IF EXISTS "saved_search_check",
  ADD CONSTRAINT "saved_search_check" CHECK (
    char_length("name") BETWEEN 1 AND 80 AND char_length("query") BETWEEN 1 AND 200
    AND octet_length("filter"::text) <= 16000 AND ("query" IS NOT NULL OR "filter" <> '{}'));

-- api/prisma/sql/restock.sql

-- An offer that can be bought again notes when, in the transaction that gives it stock: a trigger does it, so no code that changes
-- stock can forget it. Offers that are new have no row.
-- Relied on by: saved-searches (find-news.ts), which tells shoppers what is back.

CREATE OR REPLACE FUNCTION note_restock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "restock" ("itemId") VALUES (NEW."id") ON CONFLICT ("itemId") DO UPDATE SET "backAt" = excluded."backAt";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_restock" AFTER UPDATE ON "product_item" FOR EACH ROW
  WHEN (NEW."active" AND NEW."deletedAt" IS NULL AND NEW."stock" > NEW."reserved"
    AND NOT (OLD."active" AND OLD."deletedAt" IS NULL AND OLD."stock" > OLD."reserved"))
  EXECUTE FUNCTION note_restock();
