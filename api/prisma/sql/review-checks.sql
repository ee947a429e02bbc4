-- A review has one to five stars and at most eight pictures. It has a reason if and only if it is rejected, and a time of
-- publication if it is shown. Nobody votes against zero.
-- Relied on by: reviews, and operator, which moderates them.

ALTER TABLE "review" ALTER COLUMN "photos" SET NOT NULL;
ALTER TABLE "review"
  DROP CONSTRAINT IF EXISTS "review_check",
  ADD CONSTRAINT "review_check" CHECK ("rating" BETWEEN 1 AND 5 AND cardinality("photos") <= 8 AND "version" > 0),
  DROP CONSTRAINT IF EXISTS "review_state_check",
  ADD CONSTRAINT "review_state_check" CHECK (
    ("state" = 'REJECTED') = ("rejectionReason" IS NOT NULL) AND ("state" <> 'APPROVED' OR "publishedAt" IS NOT NULL)),
  DROP CONSTRAINT IF EXISTS "review_answer_check",
  ADD CONSTRAINT "review_answer_check" CHECK (("answer" IS NULL) = ("answeredAt" IS NULL)),
  DROP CONSTRAINT IF EXISTS "review_votes_check",
  ADD CONSTRAINT "review_votes_check" CHECK ("helpful" >= 0 AND "unhelpful" >= 0);
