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

-- Each trigger has a function of its own with its statement written out, so that PostgreSQL plans it once a connection.
-- The columns: the trigger, the change and its table; the type of subject, the SQL expressions of its id and of its
-- shopper, whether it is new, and the source of the rows.
DO $$
DECLARE
  event record;
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
    ('live_new_meet_price', 'INSERT', 'meet_price_request', 'MEET_PRICE_REQUEST', '"id"', '"userId"', true, 'changed'),
    ('live_meet_price', 'UPDATE', 'meet_price_request', 'MEET_PRICE_REQUEST', 'changed."id"', 'changed."userId"', false,
      'changed JOIN before USING ("id") WHERE changed."state" <> before."state"'),
    ('live_new_cooperative', 'INSERT', 'cooperative_request', 'COOPERATIVE_REQUEST', '"id"', '"userId"', true,
      'changed'),
    ('live_cooperative', 'UPDATE', 'cooperative_request', 'COOPERATIVE_REQUEST', 'changed."id"', 'changed."userId"', false,
      'changed JOIN before USING ("id") WHERE changed."state" <> before."state"')
  ) AS e(name, change, relation, subject, id, shopper, is_new, source)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $body$
       BEGIN
         INSERT INTO "live_event" ("subjectType", "subjectId", "userId", "isNew")
         SELECT DISTINCT %L, (%s)::uuid, (%s)::uuid, %L::boolean FROM %s ON CONFLICT DO NOTHING;
         RETURN NULL;
       END $body$',
      'note_' || event.name, event.subject, event.id, event.shopper, event.is_new, event.source);
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      event.name, event.change, event.relation,
      CASE event.change WHEN 'INSERT' THEN 'NEW TABLE AS changed' WHEN 'DELETE' THEN 'OLD TABLE AS changed'
        ELSE 'OLD TABLE AS before NEW TABLE AS changed' END,
      'note_' || event.name);
  END LOOP;
END $$;

-- api/prisma/sql/move-unit.sql

-- No unit is sold twice. Inserting a row into "order_product_item" reserves one unit of its offer. Updating the row's
-- "unit" changes the offer's counts: from RESERVED to SOLD or RELEASED, from RELEASED back to RESERVED, from SOLD to
-- RETURNED. Nothing else changes "reserved", so it always equals the number of ordered units in the state RESERVED. A
-- CHECK refuses an order for more units than there are in stock.
-- Relied on by: orders, which never write "reserved" themselves.

-- One statement reserves all units that a statement inserts, whatever their number.
CREATE OR REPLACE FUNCTION reserve_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE "unit" <> 'RESERVED') THEN
    RAISE EXCEPTION 'a unit is reserved when it is ordered' USING ERRCODE = 'check_violation';
  END IF;
  UPDATE "product_item" i SET "reserved" = i."reserved" + a."units"
  FROM (SELECT "itemId", count(*)::int AS "units" FROM added GROUP BY "itemId") a WHERE i."id" = a."itemId";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION move_unit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := OLD."unit"::text;
  reserved_by int := (NEW."unit" = 'RESERVED')::int - (before = 'RESERVED')::int;
  stock_by int := (before = 'SOLD')::int - (NEW."unit" = 'SOLD')::int;
BEGIN
  IF (before, NEW."unit"::text) NOT IN (('RELEASED', 'RESERVED'), ('RESERVED', 'SOLD'), ('RESERVED', 'RELEASED'), ('SOLD', 'RETURNED')) THEN
    RAISE EXCEPTION 'a unit does not go from % to %', before, NEW."unit" USING ERRCODE = 'check_violation';
  END IF;
  UPDATE "product_item" SET "reserved" = "reserved" + reserved_by, "stock" = "stock" + stock_by WHERE "id" = NEW."itemId";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_product_item_reserved" AFTER INSERT ON "order_product_item" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION reserve_units();
CREATE OR REPLACE TRIGGER "order_product_item_moved" AFTER UPDATE OF "unit" ON "order_product_item"
  FOR EACH ROW WHEN (OLD."unit" IS DISTINCT FROM NEW."unit") EXECUTE FUNCTION move_unit();

ALTER TABLE "product_item"
  DROP CONSTRAINT IF EXISTS "product_item_stock_check",
  ADD CONSTRAINT "product_item_stock_check" CHECK ("reserved" >= 0 AND "stock" >= "reserved" AND "feedStock" >= 0);

-- api/prisma/sql/note-product-change.sql

-- Every statement that changes a product, or other data that the shop shows of it, adds one row per product and
-- transaction to "search_outbox" (ADR 5). The triggers do this, so code that writes products cannot forget it.
-- Relied on by: search and search-indexer, which rebuild the documents of these products, and the memory of answers,
-- which gives no answer from before a change (ADR 39).

-- Trigger arguments: first the SQL expression of the product's id, then the join from `changed` (the changed rows) to
-- the table with that id, if one is needed.
CREATE OR REPLACE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "search_outbox" ("productId", "transactionId")
     SELECT DISTINCT %s, pg_current_xact_id()::text::bigint FROM changed %s
     ON CONFLICT DO NOTHING', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;

-- Tables in which each row belongs to one product. Inserts, updates and deletes are recorded.
DO $$
DECLARE
  source record;
  event record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('product', 'changed."id"', ''),
    ('product_item', 'changed."productId"', ''),
    ('product_image', 'changed."productId"', ''),
    ('product_brand', 'changed."productId"', ''),
    ('product_colour', 'changed."productId"', ''),
    ('product_badge', 'changed."productId"', ''),
    ('properties', 'changed."productId"', ''),
    ('product_seo_tags', 'changed."productId"', ''),
    ('product_video', 'changed."productId"', ''),
    ('collection_product', 'changed."productId"', ''),
    ('price_details', 'i."productId"', 'JOIN "product_item" i ON i."id" = changed."itemId"'),
    ('custom_field_value', 'coalesce(i."productId", changed."ownProductId")',
      'JOIN "custom_field" f ON f."id" = changed."fieldId" AND f."visibility" = ''PUBLIC''
       LEFT JOIN "product_item" i ON i."id" = changed."ownItemId"
       WHERE coalesce(i."productId", changed."ownProductId") IS NOT NULL'),
    ('product_rating', 's."id"',
      'JOIN "product" p ON p."id" = changed."productId" JOIN "product" s ON s."id" = p."id" OR s."modelId" = p."modelId"')
  ) AS s(relation, id, joined)
  LOOP
    FOR event IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e(name, side)
    LOOP
      CONTINUE WHEN (source.relation, event.name) = ('product_item', 'UPDATE');
      EXECUTE format(
        'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION note_product_change(%L, %L)',
        'note_' || lower(event.name), event.name, source.relation, event.side, source.id, source.joined);
    END LOOP;
  END LOOP;
END $$;

-- Orders change "reserved", and with it nothing but "stock" (see move-unit.sql). Such a change is noted only if shoppers
-- see it: the offer is sold out or not any more, or one order may have fewer or more units of it than before. Otherwise
-- each order would have the documents of its products rebuilt as they were, and all remembered answers forgotten.
CREATE OR REPLACE FUNCTION note_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_outbox" ("productId", "transactionId")
  SELECT DISTINCT changed."productId", pg_current_xact_id()::text::bigint
  FROM changed JOIN before USING ("id")
  WHERE changed."reserved" = before."reserved" OR (changed."stock" = 0) <> (before."stock" = 0)
    OR least(changed."stock" - changed."reserved", changed."maxPerOrder")
      <> least(before."stock" - before."reserved", before."maxPerOrder")
    OR (changed."active", changed."deletedAt") IS DISTINCT FROM (before."active", before."deletedAt")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_update" AFTER UPDATE ON "product_item"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_offer_change();

-- Tables in which one row is shown by many products. Only updates are recorded, because a row cannot be deleted while a
-- product refers to it.
DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('brand', 'pb."productId"', 'JOIN "product_brand" pb ON pb."brandId" = changed."id"'),
    ('color_pallete', 'pc."productId"', 'JOIN "product_colour" pc ON pc."colourId" = changed."id"'),
    ('badge', 'pb."productId"', 'JOIN "product_badge" pb ON pb."badgeId" = changed."id"'),
    ('size', 'i."productId"', 'JOIN "product_item" i ON i."sizeId" = changed."id"'),
    ('model', 'p."id"', 'JOIN "product" p ON p."modelId" = changed."id"'),
    ('collection', 'm."productId"', 'JOIN "collection_product" m ON m."collectionId" = changed."id"'),
    ('category', 'p."id"',
      'JOIN "product" p ON changed."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")')
  ) AS s(relation, id, joined)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER note_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION note_product_change(%L, %L)',
      source.relation, source.id, source.joined);
  END LOOP;
END $$;

-- The declaration of a custom field, and its options, are shown by all products with values of it. Trigger argument: the
-- column with the field's id.
CREATE OR REPLACE FUNCTION note_custom_field_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_outbox" ("productId", "transactionId")
  SELECT DISTINCT coalesce(i."productId", v."ownProductId"), pg_current_xact_id()::text::bigint
  FROM "custom_field_value" v LEFT JOIN "product_item" i ON i."id" = v."ownItemId"
  WHERE v."fieldId" = (to_jsonb(NEW) ->> TG_ARGV[0])::uuid AND v."owner" IN ('PRODUCT', 'OFFER')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_update" AFTER UPDATE ON "custom_field" FOR EACH ROW
  WHEN (OLD."searchable" <> NEW."searchable" OR OLD."filterable" <> NEW."filterable" OR (NEW."filterable"
    AND (OLD."name", OLD."nameEn", OLD."unit", OLD."position")
      IS DISTINCT FROM (NEW."name", NEW."nameEn", NEW."unit", NEW."position")))
  EXECUTE FUNCTION note_custom_field_change('id');
CREATE OR REPLACE TRIGGER "note_update" AFTER UPDATE ON "custom_field_option" FOR EACH ROW
  WHEN ((OLD."name", OLD."nameEn", OLD."position") IS DISTINCT FROM (NEW."name", NEW."nameEn", NEW."position"))
  EXECUTE FUNCTION note_custom_field_change('fieldId');

-- A filter by a custom field names what the products refer to. Trigger arguments: the column of "custom_field_value" for
-- references of this kind, and the column of the changed row with the id. Values that refer to a deleted row go with it,
-- and are noted themselves.
CREATE OR REPLACE FUNCTION note_referred_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "search_outbox" ("productId", "transactionId")
     SELECT DISTINCT coalesce(i."productId", v."ownProductId"), pg_current_xact_id()::text::bigint
     FROM "custom_field_value" v JOIN "custom_field" f ON f."id" = v."fieldId" AND f."filterable"
     LEFT JOIN "product_item" i ON i."id" = v."ownItemId"
     WHERE v.%I = $1 ON CONFLICT DO NOTHING', TG_ARGV[0]) USING (to_jsonb(NEW) ->> TG_ARGV[1])::uuid;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "product" FOR EACH ROW
  WHEN ((OLD."slug", OLD."name", OLD."active", OLD."deletedAt") IS DISTINCT FROM (NEW."slug", NEW."name", NEW."active", NEW."deletedAt"))
  EXECUTE FUNCTION note_referred_change('productId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "brand" FOR EACH ROW
  WHEN ((OLD."slug", OLD."name", OLD."deletedAt") IS DISTINCT FROM (NEW."slug", NEW."name", NEW."deletedAt"))
  EXECUTE FUNCTION note_referred_change('brandId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "category" FOR EACH ROW
  WHEN ((OLD."slug", OLD."name", OLD."deletedAt") IS DISTINCT FROM (NEW."slug", NEW."name", NEW."deletedAt"))
  EXECUTE FUNCTION note_referred_change('categoryId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "collection" FOR EACH ROW
  WHEN ((OLD."slug", OLD."title", OLD."active", OLD."publishAt", OLD."finishAt", OLD."deletedAt")
    IS DISTINCT FROM (NEW."slug", NEW."title", NEW."active", NEW."publishAt", NEW."finishAt", NEW."deletedAt"))
  EXECUTE FUNCTION note_referred_change('collectionId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER UPDATE ON "content_entry" FOR EACH ROW
  WHEN ((OLD."slug", OLD."finishAt") IS DISTINCT FROM (NEW."slug", NEW."finishAt"))
  EXECUTE FUNCTION note_referred_change('articleId', 'id');
CREATE OR REPLACE TRIGGER "note_referred" AFTER INSERT OR UPDATE OF "publishAt" ON "content_revision" FOR EACH ROW
  EXECUTE FUNCTION note_referred_change('articleId', 'entryId');

-- api/prisma/sql/order-note.sql

-- Notes of an order are only added. Their text alone can change, and only to '—', when the buyer's personal data is
-- deleted. An operator or a program has written a note. One more makes the order a changed one (live-events.sql, ADR 33).
-- Relied on by: operator (add-order-note.ts), orders (forget-buyers.ts).

ALTER TABLE "order_note"
  DROP CONSTRAINT IF EXISTS "order_note_check",
  ADD CONSTRAINT "order_note_check" CHECK (
    char_length("text") BETWEEN 1 AND 2000 AND ("operatorId" IS NULL) <> ("programId" IS NULL));

CREATE OR REPLACE FUNCTION guard_order_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."text" <> '—' OR to_jsonb(NEW) - 'text' <> to_jsonb(OLD) - 'text' THEN
    RAISE EXCEPTION 'order_note is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "order_note_guarded" BEFORE UPDATE ON "order_note" FOR EACH ROW EXECUTE FUNCTION guard_order_note();
CREATE OR REPLACE TRIGGER "order_note_kept" BEFORE DELETE OR TRUNCATE ON "order_note"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- api/prisma/sql/throttle-counter.sql

-- Counts hits on rate limits in their order, all in one transaction, and stops after the first one that is blocked. Returns
-- each that was counted: its hits, the whole seconds until its window ends, and those until its block ends, or 0.
-- A window starts with its first hit. A block starts with the first hit above the limit, and hits during a block are not
-- counted. The row locks make parallel hits run one after another; whoever counts on several limits names them in the same
-- order, so no two wait for each other.
-- Relied on by: platform/throttling (adapters/postgres.ts).

-- The whole seconds until a time, rounded up. 0.001 is subtracted because stored times are rounded to milliseconds.
CREATE OR REPLACE FUNCTION seconds_until(time_at timestamptz) RETURNS int LANGUAGE sql STABLE
RETURN ceil(extract(epoch FROM time_at - now()) - 0.001)::int;

CREATE OR REPLACE FUNCTION count_hits(keys text[], more int[], windows float8[], limits int[], blocks float8[])
RETURNS TABLE (total int, expires int, blocked int) LANGUAGE plpgsql AS $$
BEGIN
  FOR n IN 1 .. cardinality(keys) LOOP
    INSERT INTO "throttle_counter" AS c ("key", "hits", "endsAt")
    VALUES (keys[n], more[n], now() + make_interval(secs => windows[n]))
    ON CONFLICT ("key") DO UPDATE SET
      "hits" = CASE WHEN c."blockedUntil" > now() THEN c."hits" WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN more[n]
                    ELSE c."hits" + more[n] END,
      "endsAt" = CASE WHEN c."blockedUntil" > now() THEN c."endsAt"
                      WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN now() + make_interval(secs => windows[n])
                      ELSE c."endsAt" END,
      "blockedUntil" = CASE WHEN c."blockedUntil" > now() THEN c."blockedUntil"
                            WHEN c."endsAt" > now() AND c."blockedUntil" IS NULL AND c."hits" + more[n] > limits[n]
                              THEN now() + make_interval(secs => blocks[n]) END
    RETURNING "hits", seconds_until("endsAt"), coalesce(seconds_until("blockedUntil"), 0) INTO total, expires, blocked;
    RETURN NEXT;
    EXIT WHEN blocked > 0;
  END LOOP;
END $$;

DROP FUNCTION IF EXISTS "note_live_event"();
