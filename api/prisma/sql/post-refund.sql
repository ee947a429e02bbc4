-- "refunded" of a payment is the sum of its refunds that were not canceled; only this trigger changes it. A CHECK in
-- guard-payment.sql refuses a refund that would return more than was paid, even if several refunds are requested at
-- once.
-- Relied on by: payment (payments.ts requests refunds, refunds-due.ts carries them out).

CREATE OR REPLACE FUNCTION post_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "payment" SET "refunded" = "refunded" + CASE TG_OP WHEN 'INSERT' THEN NEW."amount" ELSE -NEW."amount" END
  WHERE "id" = NEW."paymentId";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "refund_requested" AFTER INSERT ON "refund" FOR EACH ROW EXECUTE FUNCTION post_refund();
CREATE OR REPLACE TRIGGER "refund_canceled" AFTER UPDATE ON "refund" FOR EACH ROW
  WHEN (NEW."state" = 'CANCELED' AND OLD."state" <> 'CANCELED') EXECUTE FUNCTION post_refund();
