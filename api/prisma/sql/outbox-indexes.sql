-- Indexes of the outbox that Prisma's data model cannot declare.
-- Relied on by: platform/outbox.

-- Events of a topic that are not told yet, by when they are due.
CREATE INDEX IF NOT EXISTS "outbox_event_topic_due_idx" ON "outbox_event" ("topic", "runAt", "id") WHERE "doneAt" IS NULL;
-- Whether an earlier event of the same lane is still to be told.
CREATE INDEX IF NOT EXISTS "outbox_event_lane_idx" ON "outbox_event" ("topic", "lane", "id")
  WHERE "doneAt" IS NULL AND "runAt" < 'infinity';
-- Told events, to be deleted some days later.
CREATE INDEX IF NOT EXISTS "outbox_event_told_idx" ON "outbox_event" ("doneAt") WHERE "doneAt" IS NOT NULL;
