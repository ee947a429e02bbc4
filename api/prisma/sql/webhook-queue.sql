-- An event is written only if an endpoint gets its type, and together with one delivery per endpoint, so nothing has to
-- distribute it later. Paused endpoints get deliveries too, and continue with them when they are resumed.
-- Relied on by: webhooks; the triggers of the other files `webhook-*.sql`.

CREATE OR REPLACE FUNCTION is_webhook_wanted(VARIADIC types text[]) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM "webhook_endpoint" WHERE "events" && types);
END $$;

-- Who or what makes the changes of this transaction, as the API has said when it began it. An import says so itself;
-- null: nobody has said it, as in SQL by hand.
CREATE OR REPLACE FUNCTION current_cause() RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  given jsonb := nullif(current_setting('meet.cause', true), '')::jsonb;
  run uuid := nullif(current_setting('meet.change_set', true), '')::uuid;
BEGIN
  IF run IS NULL OR given ->> 'by' IN ('OPERATOR', 'PROGRAM') THEN RETURN given; END IF;
  RETURN (SELECT jsonb_build_object('by', 'IMPORT', 'id', s."id", 'name', s."source") FROM "change_set" s WHERE s."id" = run);
END $$;

-- The caller holds a lock under which transactions with events of the same subject wait for each other. Ids are given
-- before commits, so without it an event could be delivered before an earlier one is committed.
CREATE OR REPLACE FUNCTION publish_webhook_event(event_type text, subject_type text, subject_id text, event_data jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH event AS (
    INSERT INTO "webhook_event" ("type", "subjectType", "subjectId", "data", "cause")
    VALUES (event_type, subject_type, subject_id, event_data, current_cause()) RETURNING "id"
  )
  INSERT INTO "webhook_delivery" ("endpointId", "eventId", "lane")
  SELECT e."id", event."id", subject_type || ':' || subject_id
  FROM event, "webhook_endpoint" e WHERE event_type = ANY (e."events");
END $$;

-- Finds the deliveries of an endpoint in the order in which they become due.
CREATE INDEX IF NOT EXISTS "webhook_delivery_due_idx" ON "webhook_delivery" ("endpointId", "runAt", "id")
  WHERE "state" = 'WAITING';
-- Finds out whether an earlier delivery of the same lane is still waiting.
CREATE INDEX IF NOT EXISTS "webhook_delivery_lane_idx" ON "webhook_delivery" ("endpointId", "lane", "id")
  WHERE "state" = 'WAITING';
-- Finds finished deliveries, which are deleted after some days.
CREATE INDEX IF NOT EXISTS "webhook_delivery_done_idx" ON "webhook_delivery" ("doneAt") WHERE "state" <> 'WAITING';
-- Counts the deliveries that were given up.
CREATE INDEX IF NOT EXISTS "webhook_delivery_dead_idx" ON "webhook_delivery" ("endpointId") WHERE "state" = 'DEAD';

ALTER TABLE "webhook_delivery"
  DROP CONSTRAINT IF EXISTS "webhook_delivery_done_check",
  ADD CONSTRAINT "webhook_delivery_done_check" CHECK (("doneAt" IS NULL) = ("state" = 'WAITING'));
ALTER TABLE "webhook_endpoint"
  DROP CONSTRAINT IF EXISTS "webhook_endpoint_previous_secret_check",
  ADD CONSTRAINT "webhook_endpoint_previous_secret_check" CHECK (
    ("previousSecret" IS NULL) = ("previousSecretUntil" IS NULL));
ALTER TABLE "webhook_endpoint"
  DROP CONSTRAINT IF EXISTS "webhook_endpoint_batch_check",
  ADD CONSTRAINT "webhook_endpoint_batch_check" CHECK ("batchSize" BETWEEN 1 AND 100);
