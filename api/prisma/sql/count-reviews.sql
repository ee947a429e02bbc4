-- The rating of a product is the sum over its approved reviews, and the votes of a review are counted in its row. Only
-- these triggers change the figures, in the transaction of the review or vote.
-- Whoever changes several reviews at once locks their rows by id and then the ratings by product, as these triggers do
-- for one review; otherwise two of them could deadlock.
-- Relied on by: reviews, catalog (find-product.ts), and search-indexer through "search_product_snapshot".

CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."state" = 'APPROVED' THEN
    UPDATE "product_rating" SET "reviewCount" = "reviewCount" - 1, "ratingSum" = "ratingSum" - OLD."rating"
    WHERE "productId" = OLD."productId";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."state" = 'APPROVED' THEN
    INSERT INTO "product_rating" AS t ("productId", "reviewCount", "ratingSum") VALUES (NEW."productId", 1, NEW."rating")
    ON CONFLICT ("productId") DO UPDATE
      SET "reviewCount" = t."reviewCount" + 1, "ratingSum" = t."ratingSum" + excluded."ratingSum";
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "review_added" AFTER INSERT OR DELETE ON "review" FOR EACH ROW EXECUTE FUNCTION count_review();
CREATE OR REPLACE TRIGGER "review_changed" AFTER UPDATE ON "review" FOR EACH ROW
  WHEN ((OLD."state", OLD."rating", OLD."productId") IS DISTINCT FROM (NEW."state", NEW."rating", NEW."productId"))
  EXECUTE FUNCTION count_review();

ALTER TABLE "product_rating"
  DROP CONSTRAINT IF EXISTS "product_rating_check",
  ADD CONSTRAINT "product_rating_check" CHECK ("ratingSum" BETWEEN "reviewCount" AND "reviewCount" * 5);

CREATE OR REPLACE FUNCTION count_review_vote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  helpful_by int := coalesce(NEW."helpful", false)::int - coalesce(OLD."helpful", false)::int;
  unhelpful_by int := coalesce(NOT NEW."helpful", false)::int - coalesce(NOT OLD."helpful", false)::int;
BEGIN
  UPDATE "review" SET "helpful" = "helpful" + helpful_by, "unhelpful" = "unhelpful" + unhelpful_by
  WHERE "id" = coalesce(NEW."reviewId", OLD."reviewId");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "review_vote_counted" AFTER INSERT OR UPDATE OR DELETE ON "review_vote"
  FOR EACH ROW EXECUTE FUNCTION count_review_vote();

-- A product that joins or leaves a model changes the rating that the other products of the model show.
CREATE OR REPLACE FUNCTION note_rating_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_outbox" ("productId", "transactionId")
  SELECT p."id", pg_current_xact_id()::text::bigint FROM "product" p
  WHERE p."modelId" IN (OLD."modelId", NEW."modelId") AND EXISTS (
    SELECT FROM "product_rating" t JOIN "product" s ON s."id" = t."productId"
    WHERE s."id" = NEW."id" OR s."modelId" = NEW."modelId")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "product_model_moved" AFTER UPDATE OF "modelId" ON "product" FOR EACH ROW
  WHEN (OLD."modelId" IS DISTINCT FROM NEW."modelId") EXECUTE FUNCTION note_rating_moved();
