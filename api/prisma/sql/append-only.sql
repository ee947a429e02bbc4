-- Rows of these tables are only ever added: UPDATE, DELETE and TRUNCATE are refused with restrict_violation. A refund
-- cannot be deleted either, but it can be updated, because its state changes (see guard-refund.sql). Rows of a sandbox
-- shopper may become older, and nothing else about them may change.
-- Relied on by: loyalty (the ledger of points), orders (the history of statuses), operator (the audit trail), payment,
-- sandbox (move-sandbox-time.ts).

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE FUNCTION refuse_change_but_age() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  times text[] := ARRAY['createdAt', 'availableAt'];
  before jsonb := to_jsonb(OLD);
  shopper uuid := coalesce((before ->> 'userId')::uuid, (
    SELECT o."userId" FROM "order_product_item" i JOIN "shop_order" o ON o."uuid" = i."orderUuid"
    WHERE i."id" = (before ->> 'orderItemId')::uuid));
BEGIN
  IF to_jsonb(NEW) - times = before - times AND NEW."createdAt" <= OLD."createdAt"
    AND EXISTS (SELECT FROM "sandbox_shopper" s WHERE s."userId" = shopper) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "points_entry_append_only" BEFORE UPDATE ON "points_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_age();
CREATE OR REPLACE TRIGGER "points_entry_kept" BEFORE DELETE OR TRUNCATE ON "points_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER "order_status_change_append_only" BEFORE UPDATE ON "order_status_change"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_age();
CREATE OR REPLACE TRIGGER "order_status_change_kept" BEFORE DELETE OR TRUNCATE ON "order_status_change"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER "operator_action_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_action"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER "refund_kept" BEFORE DELETE OR TRUNCATE ON "refund"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
