import { statement } from '../platform/database/statement.js';
import type { Statements } from '../platform/database/statements.js';
import { takeDue } from '../platform/queue/due-rows.js';

const MOST_AT_ONCE = 100;

/**
 * Adds runs of the sources whose scheduled time has come. A source that has an unfinished run waits for its next
 * scheduled time.
 */
export async function scheduleRuns(statements: Statements): Promise<void> {
  await statements.rows(SCHEDULE, { most: MOST_AT_ONCE });
}

const SCHEDULE = statement('feed-run-schedule')`
WITH due AS (${takeDue({
  table: 'feed_source',
  set: `"nextRunAt" = now() + make_interval(mins => job."everyMinutes")`,
  due: `due."nextRunAt" <= now() AND NOT due."paused" AND due."everyMinutes" IS NOT NULL AND due."url" IS NOT NULL`,
  orderBy: 'due."nextRunAt"',
  returning: 'job."id"',
})})
INSERT INTO "feed_run" ("sourceId", "cause") SELECT "id", 'SCHEDULE' FROM due
ON CONFLICT DO NOTHING RETURNING "id"`;
