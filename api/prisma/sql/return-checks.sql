-- A return request has eight pictures at most, and a reason of rejection if and only if it is rejected. Only a refunded
-- unit is said to be back in stock or not.
-- Relied on by: returns.

ALTER TABLE "return_request" ALTER COLUMN "photos" SET NOT NULL;
ALTER TABLE "return_request"
  DROP CONSTRAINT IF EXISTS "return_request_photos_check",
  ADD CONSTRAINT "return_request_photos_check" CHECK (cardinality("photos") <= 8),
  DROP CONSTRAINT IF EXISTS "return_request_state_check",
  ADD CONSTRAINT "return_request_state_check" CHECK (("state" = 'REJECTED') = ("rejectionReason" IS NOT NULL));

ALTER TABLE "return_item"
  DROP CONSTRAINT IF EXISTS "return_item_restocked_check",
  ADD CONSTRAINT "return_item_restocked_check" CHECK (("restocked" IS NOT NULL) = ("outcome" IS NOT DISTINCT FROM 'REFUND'));
