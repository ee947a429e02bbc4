-- An account of points is the sum of its ledger: inserting an entry is the only way to change the account. The CHECK
-- refuses an entry that spends points twice, because what is held or pending must stay within the balance.
-- Relied on by: loyalty (points.ts), and everybody who posts entries through it.

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
