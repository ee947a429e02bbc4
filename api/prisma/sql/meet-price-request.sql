-- The same request sent twice, however fast, is one while it is open. A decided request says when it was decided.
-- Relied on by: requests (create-meet-price-request.ts), operator.

ALTER TABLE "meet_price_request" ALTER COLUMN "imageUrls" SET NOT NULL;
ALTER TABLE "meet_price_request"
  DROP CONSTRAINT IF EXISTS "meet_price_request_check",
  ADD CONSTRAINT "meet_price_request_check" CHECK (
    cardinality("imageUrls") <= 8 AND ("state" IN ('AGREED', 'DECLINED')) = ("answeredAt" IS NOT NULL));

CREATE UNIQUE INDEX IF NOT EXISTS "meet_price_request_open_key" ON "meet_price_request" ("bodyHash")
  WHERE "state" IN ('NEW', 'IN_WORK');
