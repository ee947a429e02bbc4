-- CreateTable
CREATE TABLE "sandbox_shopper" (
    "userId" UUID NOT NULL,
    "hours" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_shopper_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "sandbox_shopper" ADD CONSTRAINT "sandbox_shopper_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- api/prisma/sql/append-only.sql

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

-- api/prisma/sql/sandbox-shopper.sql

-- Only an account of the same transaction becomes a sandbox shopper, and none is one for a while: so no time of an account
-- that registered by itself can ever be moved. A sandbox shopper's time goes on, never back.
-- Relied on by: sandbox, append-only.sql.

CREATE OR REPLACE FUNCTION guard_sandbox_shopper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."userId" = OLD."userId" AND NEW."hours" >= OLD."hours" THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' AND EXISTS (
    SELECT FROM "user_account" u WHERE u."id" = NEW."userId" AND u.xmin = pg_current_xact_id()::xid
      AND u."createdAt" = now()::timestamptz(3)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'only a new account becomes a sandbox shopper' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "sandbox_shopper_guarded" BEFORE INSERT OR UPDATE ON "sandbox_shopper"
  FOR EACH ROW EXECUTE FUNCTION guard_sandbox_shopper();
