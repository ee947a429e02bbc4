-- CreateEnum
CREATE TYPE "FeedRunState" AS ENUM ('WAITING', 'RUNNING', 'ASKING', 'APPLIED', 'UNCHANGED', 'REFUSED', 'STOPPED', 'DISCARDED');

-- CreateEnum
CREATE TYPE "FeedRunCause" AS ENUM ('SCHEDULE', 'UPLOAD', 'BY_HAND');

-- CreateTable
CREATE TABLE "feed_source" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "url" TEXT,
    "credentials" TEXT,
    "supplier" TEXT,
    "shipsFrom" TEXT NOT NULL DEFAULT 'RU',
    "currency" TEXT NOT NULL DEFAULT 'RUB',
    "rates" JSONB NOT NULL DEFAULT '{}',
    "defaultStock" INTEGER NOT NULL DEFAULT 1,
    "complete" BOOLEAN NOT NULL DEFAULT false,
    "vanishPercent" INTEGER NOT NULL DEFAULT 20,
    "movedPercent" INTEGER NOT NULL DEFAULT 10,
    "everyMinutes" INTEGER,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "nextRunAt" TIMESTAMPTZ(6),
    "etag" TEXT,
    "lastModified" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feed_source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feed_run" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "number" BIGSERIAL NOT NULL,
    "sourceId" UUID NOT NULL,
    "state" "FeedRunState" NOT NULL DEFAULT 'WAITING',
    "cause" "FeedRunCause" NOT NULL,
    "actorId" UUID,
    "byProgram" BOOLEAN NOT NULL DEFAULT false,
    "approved" BOOLEAN NOT NULL DEFAULT false,
    "fileKey" TEXT,
    "fileName" TEXT,
    "fileBytes" INTEGER,
    "fileHash" BYTEA,
    "etag" TEXT,
    "lastModified" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "runAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "phase" TEXT,
    "done" BIGINT NOT NULL DEFAULT 0,
    "total" BIGINT NOT NULL DEFAULT 0,
    "plan" JSONB,
    "counts" JSONB,
    "report" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "code" TEXT,
    "message" TEXT,
    "supersededBy" UUID,
    "changeSets" UUID[] DEFAULT ARRAY[]::UUID[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "feed_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "feed_source_name_key" ON "feed_source"("name");

-- CreateIndex
CREATE UNIQUE INDEX "feed_run_number_key" ON "feed_run"("number");

-- CreateIndex
CREATE INDEX "feed_run_sourceId_number_idx" ON "feed_run"("sourceId", "number" DESC);

-- AddForeignKey
-- The table is empty, so nothing is checked for long.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "feed_run" ADD CONSTRAINT "feed_run_sourceId_fkey" FOREIGN KEY ("sourceId") REFERENCES "feed_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/feed-runs.sql

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
