import type { Logger } from 'pino';
import { statement } from '../database/statement.js';
import type { Statements } from '../database/statements.js';
import { freeRows, ofThisAttempt, retryLater, takeFromLanes, type Lanes } from '../queue/due-rows.js';
import { Queue, type Done } from '../queue/queue.js';
import { retryAfter, type RetryPolicy } from '../queue/retry-policy.js';
import type { HoldingBudget, NotTold, OutboxHandler, Topic } from './topic.js';

const AT_ONCE = 10;
const LEASE_SECONDS = 60;
/** 2, 4, 8 … seconds, about 17 minutes in all. */
const RETRY: RetryPolicy = { firstSeconds: 2, longestSeconds: 3600, mostAttempts: 10 };
/** How long an event waits for a rate limit. After that, its news are too old to be useful. */
const HELD_FOR = `interval '24 hours'`;

type TakenEvent = (typeof TAKE)['types']['row'];
type Outcome = NotTold | { untold: 'EXPIRED' } | undefined;

/**
 * Returns the queue of a topic, whose lanes are those of its events. An event that fails ten times is given up. An
 * event delayed by a rate limit waits until the limit allows it again, and is done without sending anything after 24
 * hours.
 */
export function topicQueue<Payload extends object>(
  topic: Topic<Payload>,
  handler: OutboxHandler<Payload>,
  statements: Statements,
  log: Logger,
): Queue<TakenEvent, Outcome> {
  const from = { queue: topic.name, leaseSeconds: LEASE_SECONDS };

  const hold = async ({ id, attempts }: TakenEvent, { key, of, retryAt }: HoldingBudget): Promise<void> => {
    await statements.rowsByIndex(HOLD, { id, attempts, budget: key, budgetOf: of, retryAt });
    log.warn({ held: topic.name, event: id, budget: of, until: retryAt }, 'a message waits: a budget is used up');
  };

  return new Queue<TakenEvent, Outcome>(
    {
      name: topic.name,
      atOnce: AT_ONCE,
      leaseSeconds: LEASE_SECONDS,
      take: async (most) => oldestFirst(await statements.rowsByIndex(TAKE, { ...from, most })),
      async attempt({ id, payload, heldBy, overtakes, isExpired }) {
        if (isExpired) return { untold: 'EXPIRED' };
        // The cast is safe, because `addOutboxEvent` accepts only payloads of the topic's type.
        return (await handler({ id, payload: payload as Payload, heldBy, overtakes })) ?? undefined;
      },
      async succeed(done, most) {
        for (const { job, result } of done) if (isHeld(result)) await hold(job, result.held);
        const handled = done.filter(({ result }) => !isHeld(result));
        const ids = handled.map(({ job }) => job.id);
        const attempts = handled.map(({ job }) => job.attempts);
        const untold = handled.map(untoldOf);
        return oldestFirst(await statements.rowsByIndex(TOLD_AND_TAKE, { ids, attempts, untold, ...from, most }));
      },
      async fail({ id, attempts, holds }, error) {
        const waitSeconds = retryAfter(RETRY, attempts - holds);
        const isGivenUp = waitSeconds === undefined;
        const line = { err: error, event: id, topic: topic.name, attempts };
        log[isGivenUp ? 'error' : 'warn'](line, isGivenUp ? 'event given up' : 'event not told');
        const failure = String(error).slice(0, 500);
        if (isGivenUp) await statements.rows(GIVE_UP, { id, attempts, failure });
        else await statements.rows(RETRY_LATER, { id, attempts, failure, waitSeconds });
      },
    },
    log,
  );
}

/** An UPDATE returns its rows in any order. */
const oldestFirst = (taken: TakenEvent[]) => taken.sort((one, other) => Number(one.id) - Number(other.id));

const isHeld = (outcome: Outcome): outcome is { held: HoldingBudget } => outcome !== undefined && 'held' in outcome;

const untoldOf = ({ result }: Done<TakenEvent, Outcome>) => (result && 'untold' in result ? result.untold : '');

/** The queries use the indexes of `api/prisma/sql/outbox-indexes.sql`. */
const EVENTS: Lanes = {
  table: 'outbox_event',
  queue: 'topic',
  waiting: (row) => `${row}."doneAt" IS NULL`,
  aside: (row) => `${row}."held"`,
};
const TAKEN = {
  set: '"held" = false',
  returning: `job."id", job."payload", job."attempts", job."holds", job."budget" AS "heldBy",
  job."holds" > 0 AND job."createdAt" <= now() - ${HELD_FOR} AS "isExpired",
  EXISTS (SELECT FROM "outbox_event" held WHERE held."topic" = job."topic" AND held."lane" = job."lane" AND held."id" < job."id"
    AND held."doneAt" IS NULL AND held."runAt" < 'infinity' AND held."held") AS "overtakes"`,
};

const TAKE = statement('outbox-take')`${takeFromLanes(EVENTS, TAKEN)}`;

/** Both are done in one statement, which does not see yet that the events are done. */
const TOLD_AND_TAKE = statement('outbox-told-and-take')`
WITH told AS (
  UPDATE "outbox_event" e SET "doneAt" = now(), "failure" = NULL, "untold" = nullif(handled."untold", '')::"OutboxUntold"
  FROM unnest(:ids::bigint[], :attempts::int[], :untold::text[]) AS handled("id", "attempts", "untold")
  WHERE e."id" = ANY(:ids::bigint[]) AND e."id" = handled."id" AND e."attempts" = handled."attempts" RETURNING e."id"
)${takeFromLanes(EVENTS, { ...TAKEN, done: 'SELECT "id" FROM told' })}`;

/**
 * Events that wait for one rate limit wait until the same time, so that the oldest comes first then. When the limit is
 * used up again, all events that are still due wait together with the event that met it.
 */
const HOLD = statement('outbox-hold')`
WITH again AS MATERIALIZED (
  SELECT coalesce(max("runAt"), :retryAt::timestamptz) AS "at" FROM "outbox_event"
  WHERE "budget" = :budget AND "doneAt" IS NULL AND "held" AND "runAt" > now() AND "runAt" < 'infinity'
), others AS (
  UPDATE "outbox_event" other SET "runAt" = least(again."at", other."createdAt" + ${HELD_FOR}) FROM again
  WHERE other."id" = ANY(ARRAY(${freeRows(`SELECT due."id" FROM "outbox_event" due
    WHERE due."budget" = :budget AND due."doneAt" IS NULL AND due."held" AND due."runAt" <= now()`)}))
)
UPDATE "outbox_event" job SET "held" = true, "holds" = job."holds" + 1, "budget" = :budget, "budgetOf" = :budgetOf, "failure" = NULL,
  "runAt" = least(again."at", job."createdAt" + ${HELD_FOR})
FROM again WHERE ${ofThisAttempt(EVENTS)}`;

const RETRY_LATER = statement('outbox-retry-later')`${retryLater(EVENTS, { returning: '"id"' })}`;

/** Gives an event up: it is never due again, and the next event of its lane is handled. */
const GIVE_UP = statement('outbox-give-up')`
UPDATE "outbox_event" job SET "runAt" = 'infinity', "failure" = :failure WHERE ${ofThisAttempt(EVENTS)}`;
