-- The counters of one-time codes never fall below zero: if several requests take the last attempt at once, all but one
-- fail. A session that has ended must have a reason, and an open one must not.
-- Relied on by: identity.

ALTER TABLE "one_time_code"
  DROP CONSTRAINT IF EXISTS "one_time_code_counts_check",
  ADD CONSTRAINT "one_time_code_counts_check"
    CHECK ("attemptsLeft" >= 0 AND "streak" >= 0 AND "failuresToday" >= 0 AND "failuresMonth" >= 0);
ALTER TABLE "session"
  DROP CONSTRAINT IF EXISTS "session_end_check",
  ADD CONSTRAINT "session_end_check" CHECK (("endedAt" IS NULL) = ("endReason" IS NULL));
