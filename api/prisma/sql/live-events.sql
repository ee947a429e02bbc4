-- Events for subscribers: what is new or has changed, without its content, which is read when an event is told. A
-- transaction writes at most one event per subject. Nobody notifies here, because that would put commits in line (ADR 5).
-- Relied on by: platform/live, orders, cart, operator, sources (ADR 31).

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
    "subjectType" IN ('ORDER', 'ORDER_DETAIL', 'CART', 'RETURN', 'REVIEW', 'QUESTION', 'MEET_PRICE_REQUEST',
      'COOPERATIVE_REQUEST', 'FEED_RUN'));
ALTER TABLE "live_log"
  DROP CONSTRAINT IF EXISTS "live_log_single_check",
  ADD CONSTRAINT "live_log_single_check" CHECK ("id" = 1 AND "forgotten" <= "head");

-- Each trigger has a function of its own with its statement written out, so that PostgreSQL plans it once a connection.
-- The columns: the trigger, the change and its table; the type of subject, the SQL expressions of its id and of its
-- shopper, whether it is new, and the source of the rows.
-- Units and a payment that come with a change of their order tell nothing more than that: their triggers write an event
-- only if the transaction has none of the order.
DO $$
DECLARE
  event record;
  noted text := '
         IF NOT EXISTS (SELECT FROM changed WHERE NOT EXISTS (
           SELECT FROM "live_event" e WHERE e."position" IS NULL AND e."subjectType" = ''ORDER''
             AND e."subjectId" = changed."orderUuid" AND e."transactionId" = pg_current_xact_id()::text::bigint))
         THEN RETURN NULL; END IF;';
BEGIN
  FOR event IN SELECT * FROM (VALUES
    ('live_new_order', 'INSERT', 'shop_order', 'ORDER', '"uuid"', '"userId"', true, 'changed'),
    ('live_order', 'UPDATE', 'shop_order', 'ORDER', 'changed."uuid"', 'changed."userId"', false,
      'changed JOIN before USING ("uuid")
       WHERE to_jsonb(changed) - ''{updatedAt,clientAddress,clientNetwork}''::text[]
       <> to_jsonb(before) - ''{updatedAt,clientAddress,clientNetwork}''::text[]'),
    -- Units have papers, statuses and amounts of their own.
    ('live_order_units', 'UPDATE', 'order_product_item', 'ORDER', 'o."uuid"', 'o."userId"', false,
      'changed JOIN "shop_order" o ON o."uuid" = changed."orderUuid"'),
    ('live_order_new_units', 'INSERT', 'order_product_item', 'ORDER', 'o."uuid"', 'o."userId"', false,
      'changed JOIN "shop_order" o ON o."uuid" = changed."orderUuid"'),
    -- Operators see attempts to pay. Shoppers see what comes of them, which changes the order itself.
    ('live_order_new_payment', 'INSERT', 'payment', 'ORDER_DETAIL', '"orderUuid"', 'NULL', false, 'changed'),
    ('live_order_payment', 'UPDATE', 'payment', 'ORDER_DETAIL', 'changed."orderUuid"', 'NULL', false,
      'changed JOIN before USING ("id")
       WHERE (changed."state", changed."amount", changed."refunded", changed."provider", changed."providerId",
       changed."confirmationUrl", changed."cancellationReason") IS DISTINCT FROM (before."state", before."amount",
       before."refunded", before."provider", before."providerId", before."confirmationUrl",
       before."cancellationReason")'),
    ('live_new_order_note', 'INSERT', 'order_note', 'ORDER_DETAIL', '"orderUuid"', 'NULL', false, 'changed'),
    ('live_cart_new_lines', 'INSERT', 'cart_line', 'CART', '"userId"', '"userId"', false, 'changed'),
    ('live_cart_lines', 'UPDATE', 'cart_line', 'CART', '"userId"', '"userId"', false, 'changed'),
    ('live_cart_old_lines', 'DELETE', 'cart_line', 'CART', '"userId"', '"userId"', false, 'changed'),
    ('live_cart_promocode', 'UPDATE', 'cart', 'CART', 'changed."userId"', 'changed."userId"', false,
      'changed JOIN before USING ("userId") WHERE changed."promocodeId" IS DISTINCT FROM before."promocodeId"'),
    ('live_new_cart', 'INSERT', 'cart', 'CART', '"userId"', '"userId"', true,
      'changed WHERE "promocodeId" IS NOT NULL'),
    ('live_old_cart', 'DELETE', 'cart', 'CART', '"userId"', '"userId"', false, 'changed'),
    ('live_new_return', 'INSERT', 'return_request', 'RETURN', 'changed."id"', 'o."userId"', true,
      'changed JOIN "shop_order" o ON o."uuid" = changed."orderUuid"'),
    ('live_return', 'UPDATE', 'return_request', 'RETURN', 'changed."id"', 'o."userId"', false,
      'changed JOIN before USING ("id") JOIN "shop_order" o ON o."uuid" = changed."orderUuid"
       WHERE changed."state" <> before."state"'),
    ('live_new_review', 'INSERT', 'review', 'REVIEW', '"id"', '"userId"', true, 'changed'),
    ('live_review', 'UPDATE', 'review', 'REVIEW', 'changed."id"', 'changed."userId"', false,
      'changed JOIN before USING ("id") WHERE changed."state" <> before."state"'),
    ('live_new_question', 'INSERT', 'product_question', 'QUESTION', '"id"', '"userId"', true, 'changed'),
    ('live_question', 'UPDATE', 'product_question', 'QUESTION', 'changed."id"', 'changed."userId"', false,
      'changed JOIN before USING ("id") WHERE changed."state" <> before."state"'),
    ('live_new_meet_price', 'INSERT', 'meet_price_request', 'MEET_PRICE_REQUEST', '"id"', '"userId"', true, 'changed'),
    ('live_meet_price', 'UPDATE', 'meet_price_request', 'MEET_PRICE_REQUEST', 'changed."id"', 'changed."userId"', false,
      'changed JOIN before USING ("id") WHERE changed."state" <> before."state"'),
    ('live_new_cooperative', 'INSERT', 'cooperative_request', 'COOPERATIVE_REQUEST', '"id"', '"userId"', true,
      'changed'),
    ('live_cooperative', 'UPDATE', 'cooperative_request', 'COOPERATIVE_REQUEST', 'changed."id"', 'changed."userId"', false,
      'changed JOIN before USING ("id") WHERE changed."state" <> before."state"'),
    ('live_new_feed_run', 'INSERT', 'feed_run', 'FEED_RUN', '"id"', 'NULL', true, 'changed'),
    ('live_feed_run', 'UPDATE', 'feed_run', 'FEED_RUN', 'changed."id"', 'NULL', false,
      'changed JOIN before USING ("id") WHERE (changed."state", changed."phase", changed."done", changed."total")
       IS DISTINCT FROM (before."state", before."phase", before."done", before."total")')
  ) AS e(name, change, relation, subject, id, shopper, is_new, source)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $body$
       BEGIN%s
         INSERT INTO "live_event" ("subjectType", "subjectId", "userId", "isNew")
         SELECT DISTINCT %L, (%s)::uuid, (%s)::uuid, %L::boolean FROM %s ON CONFLICT DO NOTHING;
         RETURN NULL;
       END $body$',
      'note_' || event.name,
      CASE WHEN event.name IN ('live_order_new_units', 'live_order_new_payment') THEN noted ELSE '' END,
      event.subject, event.id, event.shopper, event.is_new, event.source);
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      event.name, event.change, event.relation,
      CASE event.change WHEN 'INSERT' THEN 'NEW TABLE AS changed' WHEN 'DELETE' THEN 'OLD TABLE AS changed'
        ELSE 'OLD TABLE AS before NEW TABLE AS changed' END,
      'note_' || event.name);
  END LOOP;
END $$;
