-- What Prisma's data model cannot say: rules on people, codes and points.

ALTER TABLE "user_account"
  ADD CONSTRAINT "user_account_contact_check" CHECK ("deletedAt" IS NOT NULL OR "phone" IS NOT NULL OR "email" IS NOT NULL),
  ADD CONSTRAINT "user_account_forms_check" CHECK (
    "phone" ~ '^\+[1-9][0-9]{6,14}$' AND "email" = lower("email") AND "sex" IN ('MALE', 'FEMALE'));
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_counts_check"
  CHECK ("attemptsLeft" >= 0 AND "streak" >= 0 AND "failuresToday" >= 0 AND "failuresMonth" >= 0);
ALTER TABLE "session" ADD CONSTRAINT "session_end_check" CHECK (("endedAt" IS NULL) = ("endReason" IS NULL));

-- Points -------------------------------------------------------------------------------------------------------------
-- The account is the sum of the ledger because nothing but a new entry changes it; it can never go below zero.

ALTER TABLE "loyalty_account" ADD CONSTRAINT "loyalty_account_check"
  CHECK ("held" >= 0 AND "balance" >= "held" AND "pending" >= 0 AND "moneySpent" >= 0);
CREATE UNIQUE INDEX "points_entry_registration_key" ON "points_entry" ("userId", "kind")
  WHERE "kind" IN ('REGISTRATION', 'REGISTRATION_CONFIRMED');

CREATE FUNCTION post_points_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "loyalty_account" SET "balance" = "balance" + NEW."amount", "pending" = "pending" + NEW."pending"
  WHERE "userId" = NEW."userId";
  RETURN NULL;
END $$;
CREATE TRIGGER "points_entry_posted" AFTER INSERT ON "points_entry" FOR EACH ROW EXECUTE FUNCTION post_points_entry();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "points_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "points_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
