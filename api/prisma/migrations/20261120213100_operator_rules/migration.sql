-- What Prisma's data model cannot say: the trail of operators is only ever added to.

CREATE TRIGGER "operator_action_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_action"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who `npm run admin` is when nobody is named. It has neither telephone nor mailbox, so nobody can sign in as it.
INSERT INTO "user_account" ("id", "name", "registrationSource", "deletedAt")
VALUES ('00000000-0000-4000-8000-000000000001', 'Командная строка', 'OPERATOR', now());

-- Operators look for orders by whatever the shopper says on the telephone, in whatever order. Statements must say the
-- same expression for this index to be of use (find-orders.ts).
CREATE INDEX "shop_order_text_idx" ON "shop_order" USING gin ((
  lower("number"::text || ' ' || coalesce("surname", '') || ' ' || "name" || ' ' || coalesce("lastname", '') || ' '
    || coalesce("surname", '') || ' ' || "phone" || ' ' || coalesce("email", ''))) gin_trgm_ops);
