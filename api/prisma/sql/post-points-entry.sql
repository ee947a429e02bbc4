-- The account of a shopper's points is the sum of the ledger: it changes only when an entry is inserted. The CHECK
-- refuses an entry that would spend points twice: held and pending points together must not exceed the balance.
-- Relied on by: loyalty (points.ts), and all code that adds entries through it.

CREATE OR REPLACE FUNCTION post_points_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "loyalty_account" SET "balance" = "balance" + NEW."amount", "pending" = "pending" + NEW."pending",
    "held" = "held" + NEW."held", "debt" = "debt" + NEW."debt", "moneySpent" = "moneySpent" + NEW."moneySpent"
  WHERE "userId" = NEW."userId";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "points_entry_posted" AFTER INSERT ON "points_entry"
  FOR EACH ROW EXECUTE FUNCTION post_points_entry();

ALTER TABLE "loyalty_account"
  DROP CONSTRAINT IF EXISTS "loyalty_account_check",
  ADD CONSTRAINT "loyalty_account_check"
    CHECK ("held" >= 0 AND "pending" >= 0 AND "balance" >= "held" + "pending" AND "moneySpent" >= 0 AND "debt" >= 0);
