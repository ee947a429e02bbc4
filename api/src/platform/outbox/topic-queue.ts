import type { Logger } from 'pino';
import { statement } from '../database/statement.js';
import type { Statements } from '../database/statements.js';
import { ofThisAttempt, retryLater, takeFromLanes, type Lanes } from '../queue/due-rows.js';
import { Queue } from '../queue/queue.js';
import { retryAfter, type RetryPolicy } from '../queue/retry-policy.js';
import type { OutboxHandler, Topic } from './topic.js';

const AT_ONCE = 10;
const LEASE_SECONDS = 60;
/** 2, 4, 8 … seconds, about 17 minutes in all. */
const RETRY: RetryPolicy = { firstSeconds: 2, longestSeconds: 3600, mostAttempts: 10 };

type TakenEvent = (typeof TAKE)['types']['row'];

/** Returns the queue of a topic, whose lanes are those of its events. An event that fails ten times is given up. */
export function topicQueue<Payload extends object>(
  topic: Topic<Payload>,
  handler: OutboxHandler<Payload>,
  statements: Statements,
  log: Logger,
): Queue<TakenEvent> {
  const from = { queue: topic.name, leaseSeconds: LEASE_SECONDS };
  return new Queue<TakenEvent>(
    {
      name: topic.name,
      atOnce: AT_ONCE,
      leaseSeconds: LEASE_SECONDS,
      take: (most) => statements.rowsByIndex(TAKE, { ...from, most }),
      // The cast is safe, because `addOutboxEvent` accepts only payloads of the topic's type.
      attempt: ({ id, payload }) => handler({ id, payload: payload as Payload }),
      succeed: (done, most) => {
        const ids = done.map(({ job }) => job.id);
        const attempts = done.map(({ job }) => job.attempts);
        return statements.rowsByIndex(TOLD_AND_TAKE, { ids, attempts, ...from, most });
      },
      async fail({ id, attempts }, error) {
        const waitSeconds = retryAfter(RETRY, attempts);
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

/** The queries use the indexes of `api/prisma/sql/outbox-indexes.sql`. */
const EVENTS: Lanes = { table: 'outbox_event', queue: 'topic', waiting: (row) => `${row}."doneAt" IS NULL` };
const TAKEN = { returning: 'job."id", job."payload", job."attempts"' };

const TAKE = statement('outbox-take')`${takeFromLanes(EVENTS, TAKEN)}`;

/** Both in one statement, which does not see yet that the events are told. */
const TOLD_AND_TAKE = statement('outbox-told-and-take')`
WITH told AS (
  UPDATE "outbox_event" e SET "doneAt" = now(), "failure" = NULL
  FROM unnest(:ids::bigint[], :attempts::int[]) AS handled("id", "attempts")
  WHERE e."id" = ANY(:ids::bigint[]) AND e."id" = handled."id" AND e."attempts" = handled."attempts" RETURNING e."id"
)${takeFromLanes(EVENTS, { ...TAKEN, done: 'SELECT "id" FROM told' })}`;

const RETRY_LATER = statement('outbox-retry-later')`${retryLater(EVENTS, { returning: '"id"' })}`;

/** Gives an event up: it is never due again, and the next event of its lane is handled. */
const GIVE_UP = statement('outbox-give-up')`
UPDATE "outbox_event" job SET "runAt" = 'infinity', "failure" = :failure WHERE ${ofThisAttempt(EVENTS)}`;
