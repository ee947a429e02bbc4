-- What Prisma's data model cannot say: rules on payments and refunds.

ALTER TABLE "payment"
  ADD CONSTRAINT "payment_money_check" CHECK (
    "amount" > 0 AND "refunded" BETWEEN 0 AND "amount"
    AND ("refunded" = 0 OR "state" IN ('WAITING_FOR_CAPTURE', 'SUCCEEDED'))),
  ADD CONSTRAINT "payment_provider_check" CHECK (
    ("provider" IS NULL) = ("providerId" IS NULL) AND ("providerId" IS NOT NULL OR "state" IN ('CREATED', 'CANCELED')));
ALTER TABLE "refund" ADD CONSTRAINT "refund_check" CHECK (
  "amount" > 0 AND "attempts" >= 0 AND ("providerId" IS NOT NULL OR "state" IN ('REQUESTED', 'CANCELED')));
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_payment_check"
  CHECK ("amount" > 0 AND "refunded" BETWEEN 0 AND "amount");

-- An order is paid by one payment at a time.
CREATE UNIQUE INDEX "payment_open_key" ON "payment" ("orderUuid")
  WHERE "state" IN ('CREATED', 'PENDING', 'WAITING_FOR_CAPTURE') AND "cancelRequestedAt" IS NULL;

CREATE INDEX "payment_due_idx" ON "payment" ("dueAt") WHERE "dueAt" IS NOT NULL;
CREATE INDEX "refund_due_idx" ON "refund" ("dueAt") WHERE "dueAt" IS NOT NULL;
CREATE INDEX "settlement_receipt_due_idx" ON "settlement_receipt" ("dueAt") WHERE "dueAt" IS NOT NULL;

-- What a payment is for never changes, and it moves one way. Money that came after all is a fact even where the payment
-- was taken for canceled.
CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "payment_guarded" BEFORE UPDATE ON "payment" FOR EACH ROW EXECUTE FUNCTION guard_payment();

-- Refunds ------------------------------------------------------------------------------------------------------------
-- `refunded` of a payment is the sum of its refunds because nothing else changes it; its CHECK refuses the refund that
-- would give back more than was paid, however many are asked for at once.

CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."paymentId", NEW."amount") IS DISTINCT FROM (OLD."id", OLD."paymentId", OLD."amount")
    OR (NEW."state" <> OLD."state" AND (OLD."state" IN ('SUCCEEDED', 'CANCELED') OR NEW."state" = 'REQUESTED')) THEN
    RAISE EXCEPTION 'refund % cannot become that', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "refund_guarded" BEFORE UPDATE ON "refund" FOR EACH ROW EXECUTE FUNCTION guard_refund();
CREATE TRIGGER "refund_kept" BEFORE DELETE OR TRUNCATE ON "refund" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION post_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "payment" SET "refunded" = "refunded" + CASE TG_OP WHEN 'INSERT' THEN NEW."amount" ELSE -NEW."amount" END
  WHERE "id" = NEW."paymentId";
  RETURN NULL;
END $$;
CREATE TRIGGER "refund_requested" AFTER INSERT ON "refund" FOR EACH ROW EXECUTE FUNCTION post_refund();
CREATE TRIGGER "refund_canceled" AFTER UPDATE ON "refund" FOR EACH ROW
  WHEN (NEW."state" = 'CANCELED' AND OLD."state" <> 'CANCELED') EXECUTE FUNCTION post_refund();
