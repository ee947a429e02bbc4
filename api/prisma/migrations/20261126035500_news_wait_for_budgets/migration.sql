-- CreateEnum
CREATE TYPE "OutboxUntold" AS ENUM ('EXPIRED', 'REPLACED', 'UNWANTED', 'DROPPED');

-- AlterTable
ALTER TABLE "outbox_event" ADD COLUMN     "budget" TEXT,
ADD COLUMN     "budgetOf" TEXT,
ADD COLUMN     "held" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "holds" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "untold" "OutboxUntold";

-- api/prisma/sql/outbox-indexes.sql

-- Finds the events that wait for the same budget.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "outbox_event_budget_idx" ON "outbox_event" ("budget", "runAt") WHERE "doneAt" IS NULL AND "held";
-- Finds the events that a budget has held, for operators.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "outbox_event_late_idx" ON "outbox_event" ("id") WHERE "budget" IS NOT NULL;
