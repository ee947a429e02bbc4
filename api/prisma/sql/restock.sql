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
