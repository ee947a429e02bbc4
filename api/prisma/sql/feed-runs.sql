-- One run of a source at a time, whoever asks for it; what a source says is within its bounds.
-- Relied on by: sources.

CREATE UNIQUE INDEX IF NOT EXISTS "feed_run_unfinished_key" ON "feed_run" ("sourceId")
  WHERE "state" IN ('WAITING', 'RUNNING');
-- Finds the runs that are due.
CREATE INDEX IF NOT EXISTS "feed_run_due_idx" ON "feed_run" ("runAt", "number") WHERE "state" IN ('WAITING', 'RUNNING');

ALTER TABLE "feed_run"
  -- Prisma makes lists that may be null, although its types promise arrays.
  DROP CONSTRAINT IF EXISTS "feed_run_lists_check",
  ADD CONSTRAINT "feed_run_lists_check" CHECK ("report" IS NOT NULL AND "changeSets" IS NOT NULL),
  DROP CONSTRAINT IF EXISTS "feed_run_finished_check",
  ADD CONSTRAINT "feed_run_finished_check" CHECK (
    ("finishedAt" IS NULL) = ("state" IN ('WAITING', 'RUNNING', 'ASKING')));
ALTER TABLE "feed_source"
  DROP CONSTRAINT IF EXISTS "feed_source_bounds_check",
  ADD CONSTRAINT "feed_source_bounds_check" CHECK (
    "everyMinutes" BETWEEN 15 AND 10080 AND "vanishPercent" BETWEEN 0 AND 100 AND "movedPercent" BETWEEN 0 AND 100
    AND "defaultStock" BETWEEN 0 AND 999999999);
