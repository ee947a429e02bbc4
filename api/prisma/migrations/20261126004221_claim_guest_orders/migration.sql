-- CreateEnum
CREATE TYPE "ConfirmedContact" AS ENUM ('PHONE', 'EMAIL');

-- CreateTable
CREATE TABLE "order_claim" (
    "orderUuid" UUID NOT NULL,
    "contact" "ConfirmedContact" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_claim_pkey" PRIMARY KEY ("orderUuid")
);

-- AddForeignKey
ALTER TABLE "order_claim" ADD CONSTRAINT "order_claim_orderUuid_fkey" FOREIGN KEY ("orderUuid") REFERENCES "shop_order"("uuid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- api/prisma/sql/order-claims.sql

-- Guests' orders become an account's at most once: an owner is set where there is none and never changes, and an order has
-- one row of "order_claim", which stays. The indexes find what guests ordered under a contact; contacts are stored
-- normalised (E.164, lower case).
-- Relied on by: orders (claim-orders.ts).

-- Migrations run in a transaction, so no index is made concurrently. It blocks orders while it is made, which
-- `run-migration.ts` bounds.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "shop_order_guest_phone" ON "shop_order" ("phone") WHERE "userId" IS NULL;
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "shop_order_guest_email" ON "shop_order" ("email") WHERE "userId" IS NULL;

CREATE OR REPLACE FUNCTION keep_order_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'shop_order has an owner already' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER "shop_order_owner_kept" BEFORE UPDATE OF "userId" ON "shop_order" FOR EACH ROW
  WHEN (OLD."userId" IS NOT NULL AND NEW."userId" IS DISTINCT FROM OLD."userId") EXECUTE FUNCTION keep_order_owner();

CREATE OR REPLACE TRIGGER "order_claim_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_claim"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
