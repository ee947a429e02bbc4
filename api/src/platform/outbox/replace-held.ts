import { statement } from '../database/statement.js';
import type { Queries } from '../database/statements.js';

/**
 * Marks the delayed events before this event in its lane as replaced, because this event reports the current state. The
 * caller is handling this event, and has sent nothing yet. Throws if a rate limit has just released an earlier event,
 * which is being sent.
 */
export async function replaceHeld(queries: Queries, id: string): Promise<void> {
  const [found] = await queries.rows(REPLACE, { id });
  if (found!.left > 0) throw new Error('an earlier event of the lane is being told');
}

/**
 * An earlier event that is taken meanwhile counts as delayed in this statement's snapshot, but no longer when its row
 * is updated.
 */
const REPLACE = statement('outbox-replace-held')`
WITH earlier AS MATERIALIZED (
  SELECT e."id" FROM "outbox_event" job
  JOIN "outbox_event" e ON e."topic" = job."topic" AND e."lane" = job."lane" AND e."id" < job."id"
  WHERE job."id" = :id AND e."doneAt" IS NULL AND e."runAt" < 'infinity'
), replaced AS (
  UPDATE "outbox_event" e SET "doneAt" = now(), "held" = false, "untold" = 'REPLACED' FROM earlier
  WHERE e."id" = earlier."id" AND e."held" AND e."doneAt" IS NULL RETURNING 1
)
SELECT ((SELECT count(*) FROM earlier) - (SELECT count(*) FROM replaced))::int AS "left"`;
