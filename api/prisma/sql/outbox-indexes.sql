-- Indexes of the outbox that Prisma's data model cannot declare.
-- Relied on by: platform/outbox.

-- Finds the unhandled events of a topic in the order in which they become due.
CREATE INDEX IF NOT EXISTS "outbox_event_topic_due_idx" ON "outbox_event" ("topic", "runAt", "id") WHERE "doneAt" IS NULL;
-- Finds out whether an earlier event of the same lane is still unhandled.
CREATE INDEX IF NOT EXISTS "outbox_event_lane_idx" ON "outbox_event" ("topic", "lane", "id")
  WHERE "doneAt" IS NULL AND "runAt" < 'infinity';
-- Finds handled events, which are deleted after some days.
CREATE INDEX IF NOT EXISTS "outbox_event_told_idx" ON "outbox_event" ("doneAt") WHERE "doneAt" IS NOT NULL;

-- Finds the events that wait for the same budget.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "outbox_event_budget_idx" ON "outbox_event" ("budget", "runAt") WHERE "doneAt" IS NULL AND "held";
-- Finds the events that a budget has held, for operators.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "outbox_event_late_idx" ON "outbox_event" ("id") WHERE "budget" IS NOT NULL;
-- Finds the messages of an order, for its history.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "outbox_event_order_idx" ON "outbox_event" ("lane") WHERE "topic" IN ('order.letter', 'order.sms');
