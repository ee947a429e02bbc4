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
