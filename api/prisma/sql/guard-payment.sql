-- The id, order and amount of a payment never change, and its state never moves back. One exception: a canceled payment
-- becomes SUCCEEDED if its money arrives after all. "refunded" never exceeds the amount.
-- Relied on by: payment.

CREATE OR REPLACE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."orderUuid", NEW."amount") IS DISTINCT FROM (OLD."id", OLD."orderUuid", OLD."amount") THEN
    RAISE EXCEPTION 'payment % is for what it was made for', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW."state" <> OLD."state" AND (OLD."state" = 'SUCCEEDED' OR NEW."state" = 'CREATED'
    OR (OLD."state" = 'CANCELED' AND NEW."state" <> 'SUCCEEDED')
    OR (OLD."state" = 'WAITING_FOR_CAPTURE' AND NEW."state" = 'PENDING')) THEN
    RAISE EXCEPTION 'payment % cannot go from % to %', OLD."id", OLD."state", NEW."state" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "payment_guarded" BEFORE UPDATE ON "payment" FOR EACH ROW EXECUTE FUNCTION guard_payment();

ALTER TABLE "payment"
  DROP CONSTRAINT IF EXISTS "payment_money_check",
  ADD CONSTRAINT "payment_money_check" CHECK (
    "amount" > 0 AND "refunded" BETWEEN 0 AND "amount"
    AND ("refunded" = 0 OR "state" IN ('WAITING_FOR_CAPTURE', 'SUCCEEDED'))),
  DROP CONSTRAINT IF EXISTS "payment_provider_check",
  ADD CONSTRAINT "payment_provider_check" CHECK (
    ("provider" IS NULL) = ("providerId" IS NULL) AND ("providerId" IS NOT NULL OR "state" IN ('CREATED', 'CANCELED')));
