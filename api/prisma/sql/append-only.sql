-- Rows of these tables are only ever added: UPDATE, DELETE and TRUNCATE are refused with restrict_violation. A refund
-- cannot be deleted either, but it can be updated, because its state changes (see guard-refund.sql).
-- Relied on by: loyalty (the ledger of points), orders (the history of statuses), operator (the audit trail), payment.

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "points_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "points_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER "order_status_change_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_status_change"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER "operator_action_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_action"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER "refund_kept" BEFORE DELETE OR TRUNCATE ON "refund"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
