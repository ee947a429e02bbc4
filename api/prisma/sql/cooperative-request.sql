-- An INN has at most one open request, however many are sent at once. People and individual entrepreneurs have an INN of
-- 12 digits, companies one of 10. A decided request has its answer.
-- Relied on by: requests (create-cooperative-request.ts), operator.

ALTER TABLE "cooperative_request"
  DROP CONSTRAINT IF EXISTS "cooperative_request_inn_check",
  ADD CONSTRAINT "cooperative_request_inn_check" CHECK (
    "inn" ~ '^([0-9]{10}|[0-9]{12})$' AND ("companyType" <> 'OOO' OR length("inn") = 10)
    AND ("companyType" NOT IN ('IP', 'SELF_EMPLOYED') OR length("inn") = 12)),
  DROP CONSTRAINT IF EXISTS "cooperative_request_answer_check",
  ADD CONSTRAINT "cooperative_request_answer_check" CHECK (
    ("state" IN ('AGREED', 'DECLINED')) = ("answer" IS NOT NULL) AND ("answer" IS NULL) = ("answeredAt" IS NULL));

CREATE UNIQUE INDEX IF NOT EXISTS "cooperative_request_open_key" ON "cooperative_request" ("inn")
  WHERE "state" IN ('NEW', 'IN_WORK');
