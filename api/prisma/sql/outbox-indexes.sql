-- Events of the outbox that are not told yet, by when they are due.
-- Relied on by: platform/outbox (outbox-worker.ts).

CREATE INDEX IF NOT EXISTS "outbox_event_due_idx" ON "outbox_event" ("runAt") WHERE "doneAt" IS NULL;
