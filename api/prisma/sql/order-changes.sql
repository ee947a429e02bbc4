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
