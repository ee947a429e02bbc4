import { statement } from '../database/statement.js';
import type { Queries } from '../database/statements.js';
import { offsetOf, paginate, type PageRequest, type Pagination } from '../../shared/page.js';

/** An event that was given up after its last attempt failed. */
export interface DeadEvent {
  id: string;
  topic: string;
  lane: string | null;
  createdAt: Date;
  /** Error message of the last attempt. */
  failure: string | null;
}

/** Returns a page of the dead events, the oldest first. */
export async function listDeadEvents(
  queries: Queries,
  request: PageRequest,
): Promise<{ items: DeadEvent[]; pagination: Pagination }> {
  const total = await countDeadEvents(queries);
  const items = await queries.rows(PAGE, { limit: request.limit, offset: offsetOf(request) });
  return { items, pagination: paginate(request, total) };
}

/** Returns dead events after an id, the oldest first. */
export function deadEventsAfter(queries: Queries, after: string | null, limit: number): Promise<DeadEvent[]> {
  return queries.rows(AFTER, { after, limit });
}

/** Returns the number of dead events. */
export async function countDeadEvents(queries: Queries): Promise<number> {
  return (await queries.rows(COUNT))[0]!.total;
}

/**
 * Makes dead events due again, with the full number of attempts; null means all of them. Events of one lane are handled
 * in order. Returns the ids of the events that were dead.
 */
export async function replayDeadEvents(queries: Queries, ids: string[] | null): Promise<string[]> {
  return (await queries.rows(REPLAY, { ids })).map(({ id }) => id);
}

/** Marks dead events as done without handling them. Returns the ids of the events that were dead. */
export async function dropDeadEvents(queries: Queries, ids: string[] | null): Promise<string[]> {
  return (await queries.rows(DROP, { ids })).map(({ id }) => id);
}

const DEAD = `"doneAt" IS NULL AND "runAt" = 'infinity'`;
const THESE = `${DEAD} AND (:ids?::bigint[] IS NULL OR "id" = ANY(:ids))`;

const COUNT = statement('outbox-dead-count')`SELECT count(*)::int AS "total" FROM "outbox_event" WHERE ${DEAD}`;

const PAGE = statement('outbox-dead-page')`
SELECT "id", "topic", "lane", "createdAt", "failure" FROM "outbox_event" WHERE ${DEAD}
ORDER BY "id" LIMIT :limit OFFSET :offset`;

const AFTER = statement('outbox-dead-after')`
SELECT "id", "topic", "lane", "createdAt", "failure" FROM "outbox_event"
WHERE ${DEAD} AND (:after?::bigint IS NULL OR "id" > :after) ORDER BY "id" LIMIT :limit`;

const REPLAY = statement('outbox-replay')`
UPDATE "outbox_event" SET "runAt" = now(), "attempts" = 0, "holds" = 0 WHERE ${THESE} RETURNING "id"`;

/** The statement keeps the error text. */
const DROP = statement('outbox-drop')`
UPDATE "outbox_event" SET "doneAt" = now(), "untold" = 'DROPPED' WHERE ${THESE} RETURNING "id"`;
