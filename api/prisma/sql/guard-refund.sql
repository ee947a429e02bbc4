-- The id, payment and amount of a refund never change. SUCCEEDED and CANCELED are final states, and no refund goes back
-- to REQUESTED. append-only.sql forbids deleting a refund.
-- Relied on by: payment (refunds-due.ts).

CREATE OR REPLACE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."paymentId", NEW."amount") IS DISTINCT FROM (OLD."id", OLD."paymentId", OLD."amount")
    OR (NEW."state" <> OLD."state" AND (OLD."state" IN ('SUCCEEDED', 'CANCELED') OR NEW."state" = 'REQUESTED')) THEN
    RAISE EXCEPTION 'refund % cannot become that', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "refund_guarded" BEFORE UPDATE ON "refund" FOR EACH ROW EXECUTE FUNCTION guard_refund();

ALTER TABLE "refund"
  DROP CONSTRAINT IF EXISTS "refund_check",
  ADD CONSTRAINT "refund_check" CHECK (
    "amount" > 0 AND "attempts" >= 0 AND ("providerId" IS NOT NULL OR "state" IN ('REQUESTED', 'CANCELED')));
