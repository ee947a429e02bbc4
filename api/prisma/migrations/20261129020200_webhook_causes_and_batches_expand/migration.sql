-- A shop has a few endpoints: checking their rows takes no time.
-- squawk-ignore-file constraint-missing-not-valid

-- Events say who or what caused them, and an endpoint may get several in one request.
ALTER TABLE "webhook_event" ADD COLUMN "cause" JSONB;
ALTER TABLE "webhook_change" ADD COLUMN "cause" JSONB;
ALTER TABLE "webhook_endpoint" ADD COLUMN "batchSize" SMALLINT NOT NULL DEFAULT 1;

ALTER TABLE "webhook_endpoint"
  DROP CONSTRAINT IF EXISTS "webhook_endpoint_batch_check",
  ADD CONSTRAINT "webhook_endpoint_batch_check" CHECK ("batchSize" BETWEEN 1 AND 100);

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

-- Trigger arguments: the kind, the SQL expression of the subject's id, and the source of the rows. The types of events
-- follow.
CREATE OR REPLACE FUNCTION note_webhook_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted(VARIADIC TG_ARGV[3:]) THEN
    EXECUTE format(
      'INSERT INTO "webhook_change" ("kind", "subjectId", "transactionId", "cause")
       SELECT DISTINCT %L, %s, pg_current_xact_id()::text::bigint, current_cause() FROM %s
       ON CONFLICT DO NOTHING', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]);
  END IF;
  RETURN NULL;
END $$;
