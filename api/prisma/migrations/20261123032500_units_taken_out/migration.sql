-- AlterTable
ALTER TABLE "order_product_item" ADD COLUMN     "removedAt" TIMESTAMPTZ(3);
ALTER TABLE "order_edit" ADD COLUMN     "removedUnits" SMALLINT NOT NULL DEFAULT 0;

-- api/prisma/sql/check-order-sums.sql

-- When a transaction commits, the amounts of each order must equal the sums of its units, and its total must equal what
-- is paid for the units plus the delivery price. Units that an edit took out do not count.
-- Relied on by: orders (place-order.ts, edit-order.ts).

CREATE OR REPLACE FUNCTION check_order_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums record;
BEGIN
  SELECT count(*) AS "count", sum("oldPrice") AS "goods", sum("discountValue") AS "discount", sum("bonuses") AS "bonuses",
    sum("soldPrice") AS "sold", sum("cashback") AS "cashback"
  INTO sums FROM "order_product_item" WHERE "orderUuid" = NEW."uuid" AND "removedAt" IS NULL;
  IF sums."count" = 0 OR sums."goods" <> NEW."goodsPrice" OR sums."discount" <> NEW."discountValue"
    OR sums."bonuses" <> NEW."paidByBonuses" OR sums."cashback" <> NEW."cashback"
    OR sums."sold" + NEW."deliveryPrice" <> NEW."totalPrice" THEN
    RAISE EXCEPTION 'the items of order % do not sum up to it', NEW."number" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- PostgreSQL has no CREATE OR REPLACE for constraint triggers, so the trigger is dropped first.
DROP TRIGGER IF EXISTS "shop_order_sums" ON "shop_order";
CREATE CONSTRAINT TRIGGER "shop_order_sums" AFTER INSERT OR UPDATE OF
  "goodsPrice", "discountValue", "paidByBonuses", "deliveryPrice", "totalPrice", "cashback" ON "shop_order"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums();

-- api/prisma/sql/order-checks.sql

-- Rules that each order must meet: a public id too long to guess, exactly one place of delivery, possible amounts, and
-- no points or promo codes for guests. A unit is sold for its price less its share of the promo code and of the points
-- (1 point is 100 kopecks). No more is given back for a unit that the buyer keeps than was paid for it.
-- A unit that was taken out of its order is held or sold no more.
-- Relied on by: orders.

ALTER TABLE "shop_order"
  DROP CONSTRAINT IF EXISTS "shop_order_id_check",
  ADD CONSTRAINT "shop_order_id_check" CHECK (length("id") >= 20),
  DROP CONSTRAINT IF EXISTS "shop_order_delivery_check",
  ADD CONSTRAINT "shop_order_delivery_check" CHECK (("pickupPoint" IS NULL) <> ("address" IS NULL)),
  DROP CONSTRAINT IF EXISTS "shop_order_money_check",
  ADD CONSTRAINT "shop_order_money_check" CHECK (
    "deliveryPrice" >= 0 AND "totalPrice" >= "deliveryPrice" AND "discountValue" >= 0 AND "paidByBonuses" >= 0
    AND "cashback" >= 0 AND "refunded" BETWEEN 0 AND "totalPrice"),
  DROP CONSTRAINT IF EXISTS "shop_order_guest_check",
  ADD CONSTRAINT "shop_order_guest_check"
    CHECK ("userId" IS NOT NULL OR ("paidByBonuses" = 0 AND "cashback" = 0 AND "promocodeId" IS NULL)),
  DROP CONSTRAINT IF EXISTS "shop_order_promocode_check",
  ADD CONSTRAINT "shop_order_promocode_check" CHECK (NOT "promocodeUsed" OR "promocodeId" IS NOT NULL);

ALTER TABLE "order_product_item"
  DROP CONSTRAINT IF EXISTS "order_product_item_money_check",
  ADD CONSTRAINT "order_product_item_money_check" CHECK (
    "price" >= 0 AND "oldPrice" >= "price" AND "discountValue" >= 0 AND "bonuses" >= 0 AND "cashback" >= 0
    AND "soldPrice" >= 0 AND "soldPrice" = "price" - "discountValue" - "bonuses" * 100
    AND "compensated" BETWEEN 0 AND "soldPrice"),
  DROP CONSTRAINT IF EXISTS "order_product_item_removed_check",
  ADD CONSTRAINT "order_product_item_removed_check" CHECK ("removedAt" IS NULL OR "unit" IN ('RELEASED', 'RETURNED'));

-- api/prisma/sql/webhook-orders.sql

-- Events of orders, payments and returns: order.*, order_item.moved, payment.*, return.*. Their subject is the order, and
-- every change of them is made under the lock of the order's row, so the events of an order have the order of its changes.
-- The payloads hold ids and amounts, and nothing of a person but the id of the shopper's account.
-- Relied on by: webhooks (webhook-events.ts declares the same payloads).

-- Locks the order, for a writer that has not done so itself.
CREATE OR REPLACE FUNCTION publish_of_order(event_type text, order_uuid uuid, event_data jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "shop_order" WHERE "uuid" = order_uuid FOR NO KEY UPDATE;
  PERFORM publish_webhook_event(event_type, 'order', order_uuid::text, event_data);
END $$;

-- Publishes the order as it is now. Amounts are kopecks, `bonuses` and `paidByBonuses` are points.
CREATE OR REPLACE FUNCTION publish_order(event_type text, order_uuid uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  order_data jsonb := (
    SELECT jsonb_build_object('orderUuid', o."uuid", 'number', o."number", 'userId', o."userId", 'status', o."status",
      'paymentType', o."paymentType", 'delivery', CASE WHEN o."address" IS NULL THEN 'PICKUP_POINT' ELSE 'ADDRESS' END,
      'goodsPrice', o."goodsPrice", 'discountValue', o."discountValue", 'paidByBonuses', o."paidByBonuses",
      'deliveryPrice', o."deliveryPrice", 'totalPrice', o."totalPrice", 'items', (
        SELECT jsonb_agg(jsonb_build_object('id', u."id", 'itemId', u."itemId", 'productId', u."productId", 'sku', i."sku",
          'externalId', i."externalId", 'status', u."status", 'price', u."price", 'discountValue', u."discountValue",
          'bonuses', u."bonuses", 'soldPrice', u."soldPrice", 'trackCode', u."trackCode") ORDER BY u."position")
        FROM "order_product_item" u JOIN "product_item" i ON i."id" = u."itemId" WHERE u."orderUuid" = o."uuid" AND u."removedAt" IS NULL))
    FROM "shop_order" o WHERE o."uuid" = order_uuid);
BEGIN
  IF event_type = 'order.changed' THEN
    UPDATE "webhook_event" SET "data" = order_data WHERE "transactionId" = pg_current_xact_id()::text::bigint
      AND "type" = event_type AND "subjectId" = order_uuid::text;
    IF FOUND THEN RETURN; END IF;
  END IF;
  PERFORM publish_of_order(event_type, order_uuid, order_data);
  IF event_type = 'order.changed' THEN
    UPDATE "webhook_event" SET "transactionId" = pg_current_xact_id()::text::bigint
    WHERE "id" = currval(pg_get_serial_sequence('webhook_event', 'id'));
  END IF;
END $$;

-- An order is placed by the statement that inserts its first units.
CREATE OR REPLACE FUNCTION publish_ordered_units() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_order record;
BEGIN
  IF NOT is_webhook_wanted('order.placed', 'order.changed') THEN RETURN NULL; END IF;
  FOR of_order IN
    SELECT a."orderUuid", count(*) = (SELECT count(*) FROM "order_product_item" u WHERE u."orderUuid" = a."orderUuid") AS "isNew"
    FROM added a GROUP BY a."orderUuid"
  LOOP
    PERFORM publish_order(CASE WHEN of_order."isNew" THEN 'order.placed' ELSE 'order.changed' END, of_order."orderUuid");
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_ordered_units" AFTER INSERT ON "order_product_item" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION publish_ordered_units();

CREATE OR REPLACE FUNCTION publish_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_type text := CASE
    WHEN OLD."paidAt" IS NULL AND NEW."paidAt" IS NOT NULL THEN 'order.paid'
    WHEN OLD."status" <> NEW."status" THEN 'order.cancelled'
    ELSE 'order.changed' END;
BEGIN
  IF is_webhook_wanted(event_type) THEN PERFORM publish_order(event_type, NEW."uuid"); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_order_change" AFTER UPDATE ON "shop_order" FOR EACH ROW
  WHEN ((OLD."paidAt" IS NULL AND NEW."paidAt" IS NOT NULL)
    OR (OLD."status" <> 'CANCEL_PURCHASE' AND NEW."status" = 'CANCEL_PURCHASE')
    OR (OLD."status" = NEW."status" AND (OLD."userId", OLD."name", OLD."surname", OLD."lastname", OLD."phone", OLD."email", OLD."comment", OLD."paymentType",
        OLD."goodsPrice", OLD."discountValue", OLD."deliveryPrice", OLD."totalPrice", OLD."pickupPoint", OLD."address")
      IS DISTINCT FROM (NEW."userId", NEW."name", NEW."surname", NEW."lastname", NEW."phone", NEW."email", NEW."comment", NEW."paymentType",
        NEW."goodsPrice", NEW."discountValue", NEW."deliveryPrice", NEW."totalPrice", NEW."pickupPoint", NEW."address")))
  EXECUTE FUNCTION publish_order_change();

CREATE OR REPLACE FUNCTION publish_moved_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('order_item.moved') THEN
    PERFORM publish_of_order('order_item.moved', NEW."orderUuid", (
      SELECT jsonb_build_object('orderUuid', o."uuid", 'number', o."number", 'id', NEW."id", 'itemId', NEW."itemId",
        'productId', NEW."productId", 'sku', i."sku", 'externalId', i."externalId", 'previousStatus', OLD."status",
        'status', NEW."status", 'trackCode', NEW."trackCode")
      FROM "shop_order" o JOIN "product_item" i ON i."id" = NEW."itemId" WHERE o."uuid" = NEW."orderUuid"));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_moved_unit" AFTER UPDATE ON "order_product_item" FOR EACH ROW
  WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION publish_moved_unit();

CREATE OR REPLACE FUNCTION publish_unit_papers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('order.changed') THEN PERFORM publish_order('order.changed', NEW."orderUuid"); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_unit_papers" AFTER UPDATE ON "order_product_item" FOR EACH ROW
  WHEN ((OLD."trackCode", OLD."cdekWaybillId", OLD."markingCode", OLD."estimatedDeliveryDate")
    IS DISTINCT FROM (NEW."trackCode", NEW."cdekWaybillId", NEW."markingCode", NEW."estimatedDeliveryDate"))
  EXECUTE FUNCTION publish_unit_papers();

CREATE OR REPLACE FUNCTION publish_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('payment.succeeded') THEN
    PERFORM publish_of_order('payment.succeeded', NEW."orderUuid", (
      SELECT jsonb_build_object('paymentId', NEW."id", 'orderUuid', o."uuid", 'number', o."number", 'amount', NEW."amount",
        'paymentType', NEW."paymentType", 'provider', NEW."provider", 'providerId', NEW."providerId")
      FROM "shop_order" o WHERE o."uuid" = NEW."orderUuid"));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_payment" AFTER UPDATE ON "payment" FOR EACH ROW
  WHEN (OLD."state" <> 'SUCCEEDED' AND NEW."state" = 'SUCCEEDED') EXECUTE FUNCTION publish_payment();

CREATE OR REPLACE FUNCTION publish_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refunded record;
BEGIN
  IF NOT is_webhook_wanted('payment.refunded') THEN RETURN NULL; END IF;
  SELECT o."uuid", o."number" INTO refunded
  FROM "payment" p JOIN "shop_order" o ON o."uuid" = p."orderUuid" WHERE p."id" = NEW."paymentId";
  PERFORM publish_of_order('payment.refunded', refunded."uuid", jsonb_build_object('refundId', NEW."id",
    'paymentId', NEW."paymentId", 'orderUuid', refunded."uuid", 'number', refunded."number", 'amount', NEW."amount"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_refund" AFTER UPDATE ON "refund" FOR EACH ROW
  WHEN (OLD."state" <> 'SUCCEEDED' AND NEW."state" = 'SUCCEEDED') EXECUTE FUNCTION publish_refund();

CREATE OR REPLACE FUNCTION publish_return(event_type text, request_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  request record;
BEGIN
  SELECT r."orderUuid", jsonb_build_object('returnId', r."id", 'number', r."number", 'orderUuid', r."orderUuid",
    'state', r."state", 'items', (
      SELECT jsonb_agg(jsonb_build_object('id', x."orderItemId", 'reason', x."reason", 'outcome', x."outcome",
        'restocked', x."restocked") ORDER BY x."orderItemId") FROM "return_item" x WHERE x."requestId" = r."id")) AS "data"
  INTO request FROM "return_request" r WHERE r."id" = request_id;
  PERFORM publish_of_order(event_type, request."orderUuid", request."data");
END $$;

-- A request is whole when its units are inserted.
CREATE OR REPLACE FUNCTION publish_requested_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('return.requested') THEN
    PERFORM publish_return('return.requested', a."requestId") FROM (SELECT DISTINCT "requestId" FROM added) a;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_requested_return" AFTER INSERT ON "return_item" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION publish_requested_return();

CREATE OR REPLACE FUNCTION publish_answered_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('return.changed') THEN PERFORM publish_return('return.changed', NEW."id"); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_answered_return" AFTER UPDATE ON "return_request" FOR EACH ROW
  WHEN (OLD."state" <> NEW."state") EXECUTE FUNCTION publish_answered_return();
