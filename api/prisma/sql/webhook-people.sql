-- Events of reviews and of deleted accounts. The row of the subject is locked by the change itself.
-- Relied on by: webhooks (webhook-events.ts declares the same payloads).

CREATE OR REPLACE FUNCTION publish_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('review.published') THEN
    PERFORM publish_webhook_event('review.published', 'review', NEW."id"::text,
      jsonb_build_object('reviewId', NEW."id", 'productId', NEW."productId", 'rating', NEW."rating"));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_new_review" AFTER INSERT ON "review" FOR EACH ROW
  WHEN (NEW."state" = 'APPROVED') EXECUTE FUNCTION publish_review();
CREATE OR REPLACE TRIGGER "publish_review" AFTER UPDATE ON "review" FOR EACH ROW
  WHEN (OLD."state" <> 'APPROVED' AND NEW."state" = 'APPROVED') EXECUTE FUNCTION publish_review();

CREATE OR REPLACE FUNCTION publish_deleted_shopper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('shopper.deleted') THEN
    PERFORM publish_webhook_event('shopper.deleted', 'shopper', NEW."id"::text, jsonb_build_object('userId', NEW."id"));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "publish_deleted_shopper" AFTER UPDATE ON "user_account" FOR EACH ROW
  WHEN (OLD."deletedAt" IS NULL AND NEW."deletedAt" IS NOT NULL) EXECUTE FUNCTION publish_deleted_shopper();
