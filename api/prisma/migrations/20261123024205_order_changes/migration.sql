-- CreateTable
CREATE TABLE "order_change" (
    "orderUuid" UUID NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "order_change_pkey" PRIMARY KEY ("orderUuid")
);

-- CreateIndex
CREATE UNIQUE INDEX "order_change_position_key" ON "order_change"("position");

-- api/prisma/sql/live-events.sql

-- Events for subscribers: what is new or has changed, without its content, which is read when an event is told. A
-- transaction writes at most one event per subject. Nobody notifies here, because that would put commits in line (ADR 5).
-- Relied on by: platform/live, orders, cart, operator (ADR 31).

INSERT INTO "live_log" ("id") VALUES (1) ON CONFLICT DO NOTHING;

-- The condition keeps the index small: numbered events are never written again.
CREATE UNIQUE INDEX IF NOT EXISTS "live_event_written_idx" ON "live_event" ("subjectType", "subjectId", "transactionId")
  WHERE "position" IS NULL;
CREATE UNIQUE INDEX IF NOT EXISTS "live_event_position_idx" ON "live_event" ("position") WHERE "position" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "live_event_user_idx" ON "live_event" ("userId", "subjectType", "position")
  WHERE "position" IS NOT NULL AND "userId" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "live_event_subject_idx" ON "live_event" ("subjectId", "position") WHERE "position" IS NOT NULL;

ALTER TABLE "live_event"
  DROP CONSTRAINT IF EXISTS "live_event_subject_check",
  ADD CONSTRAINT "live_event_subject_check" CHECK (
    "subjectType" IN ('ORDER', 'ORDER_DETAIL', 'CART', 'RETURN', 'REVIEW', 'MEET_PRICE_REQUEST', 'COOPERATIVE_REQUEST'));
ALTER TABLE "live_log"
  DROP CONSTRAINT IF EXISTS "live_log_single_check",
  ADD CONSTRAINT "live_log_single_check" CHECK ("id" = 1 AND "forgotten" <= "head");

-- Trigger arguments: the type of subject, the SQL expressions of its id, of its shopper and of whether it is new, and the
-- source of the rows.
CREATE OR REPLACE FUNCTION note_live_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "live_event" ("subjectType", "subjectId", "userId", "isNew")
     SELECT DISTINCT %L, (%s)::uuid, (%s)::uuid, %s FROM %s ON CONFLICT DO NOTHING',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], TG_ARGV[4]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "live_new_order" AFTER INSERT ON "shop_order" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('ORDER', '"uuid"', '"userId"', 'true', 'changed');
CREATE OR REPLACE TRIGGER "live_order" AFTER UPDATE ON "shop_order"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('ORDER', 'changed."uuid"', 'changed."userId"', 'false',
    'changed JOIN before USING ("uuid") WHERE to_jsonb(changed) - ''{updatedAt,clientAddress,clientNetwork}''::text[]
     <> to_jsonb(before) - ''{updatedAt,clientAddress,clientNetwork}''::text[]');

-- Units have papers, statuses and amounts of their own.
CREATE OR REPLACE TRIGGER "live_order_units" AFTER UPDATE ON "order_product_item" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('ORDER', 'o."uuid"', 'o."userId"', 'false',
    'changed JOIN "shop_order" o ON o."uuid" = changed."orderUuid"');
CREATE OR REPLACE TRIGGER "live_order_new_units" AFTER INSERT ON "order_product_item" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('ORDER', 'o."uuid"', 'o."userId"', 'false',
    'changed JOIN "shop_order" o ON o."uuid" = changed."orderUuid"');

-- Operators see attempts to pay. Shoppers see what comes of them, which changes the order itself.
CREATE OR REPLACE TRIGGER "live_order_new_payment" AFTER INSERT ON "payment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('ORDER_DETAIL', '"orderUuid"', 'NULL', 'false', 'changed');
CREATE OR REPLACE TRIGGER "live_order_payment" AFTER UPDATE ON "payment"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('ORDER_DETAIL', 'changed."orderUuid"', 'NULL', 'false',
    'changed JOIN before USING ("id")
     WHERE (changed."state", changed."amount", changed."refunded", changed."provider", changed."providerId",
       changed."confirmationUrl", changed."cancellationReason")
     IS DISTINCT FROM (before."state", before."amount", before."refunded", before."provider", before."providerId",
       before."confirmationUrl", before."cancellationReason")');

CREATE OR REPLACE TRIGGER "live_cart_new_lines" AFTER INSERT ON "cart_line" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('CART', '"userId"', '"userId"', 'false', 'changed');
CREATE OR REPLACE TRIGGER "live_cart_lines" AFTER UPDATE ON "cart_line" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('CART', '"userId"', '"userId"', 'false', 'changed');
CREATE OR REPLACE TRIGGER "live_cart_old_lines" AFTER DELETE ON "cart_line" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('CART', '"userId"', '"userId"', 'false', 'changed');
CREATE OR REPLACE TRIGGER "live_cart_promocode" AFTER UPDATE ON "cart"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('CART', 'changed."userId"', 'changed."userId"', 'false',
    'changed JOIN before USING ("userId") WHERE changed."promocodeId" IS DISTINCT FROM before."promocodeId"');
CREATE OR REPLACE TRIGGER "live_new_cart" AFTER INSERT ON "cart" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('CART', '"userId"', '"userId"', 'true',
    'changed WHERE "promocodeId" IS NOT NULL');
CREATE OR REPLACE TRIGGER "live_old_cart" AFTER DELETE ON "cart" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('CART', '"userId"', '"userId"', 'false', 'changed');

CREATE OR REPLACE TRIGGER "live_new_return" AFTER INSERT ON "return_request" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('RETURN', 'changed."id"', 'o."userId"', 'true',
    'changed JOIN "shop_order" o ON o."uuid" = changed."orderUuid"');
CREATE OR REPLACE TRIGGER "live_return" AFTER UPDATE ON "return_request"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('RETURN', 'changed."id"', 'o."userId"', 'false',
    'changed JOIN before USING ("id") JOIN "shop_order" o ON o."uuid" = changed."orderUuid"
     WHERE changed."state" <> before."state"');

CREATE OR REPLACE TRIGGER "live_new_review" AFTER INSERT ON "review" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('REVIEW', '"id"', '"userId"', 'true', 'changed');
CREATE OR REPLACE TRIGGER "live_review" AFTER UPDATE ON "review" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('REVIEW', 'changed."id"', 'changed."userId"', 'false',
    'changed JOIN before USING ("id") WHERE changed."state" <> before."state"');

CREATE OR REPLACE TRIGGER "live_new_meet_price" AFTER INSERT ON "meet_price_request" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('MEET_PRICE_REQUEST', '"id"', '"userId"', 'true', 'changed');
CREATE OR REPLACE TRIGGER "live_meet_price" AFTER UPDATE ON "meet_price_request"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('MEET_PRICE_REQUEST', 'changed."id"', 'changed."userId"', 'false',
    'changed JOIN before USING ("id") WHERE changed."state" <> before."state"');

CREATE OR REPLACE TRIGGER "live_new_cooperative" AFTER INSERT ON "cooperative_request" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('COOPERATIVE_REQUEST', '"id"', '"userId"', 'true', 'changed');
CREATE OR REPLACE TRIGGER "live_cooperative" AFTER UPDATE ON "cooperative_request"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('COOPERATIVE_REQUEST', 'changed."id"', 'changed."userId"', 'false',
    'changed JOIN before USING ("id") WHERE changed."state" <> before."state"');

-- api/prisma/sql/order-changes.sql

-- Moves an order to the end of "order_change" whenever an event of it is numbered. The position is that of the event, so
-- it appears after the commit of the change, and never before a position that a reader has already passed.
-- Relied on by: orders (changed-orders.ts), ADR 33.

CREATE OR REPLACE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_change" ("orderUuid", "position")
  SELECT "subjectId", max("position") FROM changed
  WHERE "subjectType" IN ('ORDER', 'ORDER_DETAIL') AND "position" IS NOT NULL GROUP BY "subjectId"
  ON CONFLICT ("orderUuid") DO UPDATE SET "position" = excluded."position";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_change" AFTER UPDATE ON "live_event" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_order_change();

-- Orders that are there already, in the order of their last changes. No event is written meanwhile: the changes above hold
-- a lock on "live_event" until the end of this migration.
WITH log AS (
  SELECT "head" FROM "live_log" FOR UPDATE
), filled AS (
  INSERT INTO "order_change" ("orderUuid", "position")
  SELECT o."uuid", log."head" + row_number() OVER (ORDER BY o."updatedAt", o."number") FROM "shop_order" o, log
  RETURNING 1
)
UPDATE "live_log" SET "head" = "head" + (SELECT count(*) FROM filled);
