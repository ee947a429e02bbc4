-- Whoever changes the prices of an offer adds a row to "price_change". An offer's first prices are no change.
-- Relied on by: catalog/admin (read-price-history.ts).

CREATE OR REPLACE FUNCTION note_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "price_change" ("itemId", "previousPrice", "price", "oldPrice", "loyaltyPrice", "setBy", "source")
  SELECT changed."itemId", before."price", changed."price", changed."oldPrice", changed."loyaltyPrice", changed."setBy",
    (SELECT s."source" FROM "change_set" s
     WHERE changed."setBy" IS NULL AND s."id" = nullif(current_setting('meet.change_set', true), '')::uuid)
  FROM changed JOIN before USING ("itemId")
  WHERE (changed."price", changed."oldPrice", changed."loyaltyPrice")
    IS DISTINCT FROM (before."price", before."oldPrice", before."loyaltyPrice");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_price" AFTER UPDATE ON "price_details"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_price_change();
