-- A question has 10 to 500 characters, and is one of three that its shopper asks on a day. It has an answer if and only if it
-- is answered, and a reason if and only if it is rejected.
-- Relied on by: questions, and operator, which lists those that wait.

ALTER TABLE "product_question"
  DROP CONSTRAINT IF EXISTS "product_question_check",
  ADD CONSTRAINT "product_question_check" CHECK (char_length("text") BETWEEN 10 AND 500 AND "place" BETWEEN 1 AND 3),
  DROP CONSTRAINT IF EXISTS "product_question_state_check",
  ADD CONSTRAINT "product_question_state_check" CHECK (
    ("state" = 'ANSWERED') = ("answer" IS NOT NULL) AND ("state" = 'ANSWERED') = ("answeredAt" IS NOT NULL)
    AND ("state" = 'REJECTED') = ("rejectionReason" IS NOT NULL));
