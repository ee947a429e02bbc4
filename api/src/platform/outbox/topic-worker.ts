import type { Logger } from 'pino';
import { statement } from '../database/statement.js';
import type { Statements } from '../database/statements.js';
import { writeTogether } from '../database/write-together.js';
import { timeoutPolicy } from '../resilience/call-policy.js';
import type { OutboxHandler, Topic } from './topic.js';

/** Number of events of one topic that a process handles at the same time, each of another lane. */
const AT_ONCE = 10;
/** Lease of an event in seconds. If the process dies, another one takes the event after this time. */
const LEASE_SECONDS = 60;
/** Timeout of an attempt. It is shorter than the lease, so that two attempts never overlap. */
const LONGEST_ATTEMPT_MS = 45_000;
const MOST_ATTEMPTS = 10;

interface TakenEvent {
  id: string;
  payload: unknown;
  /** Number of attempts, including the current one. */
  attempts: number;
}

type HandledEvent = Pick<TakenEvent, 'id' | 'attempts'>;

/**
 * Handles the events of one topic in this process. In all processes together, at most one event of a lane is handled at
 * a time: an event is taken only when all earlier ones of its lane were handled or given up. A slow or failing lane
 * occupies one slot and delays no other lane or topic.
 */
export class TopicWorker<Payload extends object> {
  /** Number of events handled since the process started. */
  told = 0;
  failed = 0;
  private readonly slots = new Set<Promise<void>>();
  /** Events that are handled while a statement runs go with the next one, so that a busy topic commits less often. */
  private readonly markTold = writeTogether((events: readonly HandledEvent[]) => this.tellAndTake(events));
  private readonly attempt = timeoutPolicy(LONGEST_ATTEMPT_MS);
  private isStopped = false;

  constructor(
    readonly topic: Topic<Payload>,
    private readonly handler: OutboxHandler<Payload>,
    private readonly statements: Statements,
    private readonly log: Logger,
  ) {}

  /** Starts handling due events in all free slots, without waiting for them to finish. */
  async fill(): Promise<void> {
    for (const event of await this.take(AT_ONCE - this.slots.size)) {
      const slot: Promise<void> = this.workFrom(event)
        // An error of the database. An event whose result could not be stored is taken again when its lease ends.
        .catch((error: unknown) => this.log.warn({ err: error, topic: this.topic.name }, 'outbox: slot failed'))
        .finally(() => this.slots.delete(slot));
      this.slots.add(slot);
    }
  }

  /** Resolves when all slots are free. */
  async idle(): Promise<void> {
    while (this.slots.size) await Promise.all(this.slots);
  }

  /** Stops taking events; resolves when the events in progress are done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.idle();
  }

  /** Handles events in one slot, one after another, until none is due. */
  private async workFrom(event: TakenEvent): Promise<void> {
    for (let next: TakenEvent | undefined = event; next;) next = await this.handle(next);
  }

  private async take(most: number): Promise<TakenEvent[]> {
    if (this.isStopped || most <= 0) return [];
    return this.statements.rowsByIndex(TAKE, { topic: this.topic.name, leaseSeconds: LEASE_SECONDS, most });
  }

  /** Handles an event. Returns the next one that is due, which it has taken. */
  private async handle({ id, payload, attempts }: TakenEvent): Promise<TakenEvent | undefined> {
    try {
      // The cast is safe, because `addOutboxEvent` accepts only payloads of the topic's type.
      await this.attempt.execute(() => this.handler({ id, payload: payload as Payload }));
    } catch (error) {
      await this.postpone({ id, attempts }, error);
      return (await this.take(1))[0];
    }
    this.told += 1;
    return this.markTold({ id, attempts });
  }

  /** Marks events as told, and takes as many others. */
  private tellAndTake(events: readonly HandledEvent[]): Promise<readonly (TakenEvent | undefined)[]> {
    const ids = events.map(({ id }) => id);
    const attempts = events.map(({ attempts }) => attempts);
    const most = this.isStopped ? 0 : events.length;
    return this.statements.rowsByIndex(TOLD_AND_TAKE, {
      ids,
      attempts,
      topic: this.topic.name,
      leaseSeconds: LEASE_SECONDS,
      most,
    });
  }

  private async postpone({ id, attempts }: HandledEvent, error: unknown): Promise<void> {
    this.failed += 1;
    const isLast = attempts >= MOST_ATTEMPTS;
    const line = { err: error, event: id, topic: this.topic.name, attempts };
    this.log[isLast ? 'error' : 'warn'](line, isLast ? 'event given up' : 'event not told');
    const failure = String(error).slice(0, 500);
    if (isLast) await this.statements.rows(GIVE_UP, { id, attempts, failure });
    else await this.statements.rows(RETRY_LATER, { id, attempts, failure, waitSeconds: 2 ** attempts });
  }
}

/**
 * SQL statement that takes due events of which no earlier one of their lane is left, `told` aside. ARRAY and OFFSET keep
 * PostgreSQL from making joins of it: it would plan them for the few events that there were then, and compare all due events
 * with each other when there are many.
 */
const take = (told = '') => `
UPDATE "outbox_event" SET "runAt" = now() + make_interval(secs => :leaseSeconds), "attempts" = "attempts" + 1
WHERE "id" = ANY(ARRAY(
  SELECT e."id" FROM "outbox_event" e
  WHERE e."topic" = :topic AND e."doneAt" IS NULL AND e."runAt" <= now()
    AND NOT EXISTS (
      SELECT FROM "outbox_event" earlier
      WHERE earlier."topic" = e."topic" AND earlier."lane" = e."lane" AND earlier."id" < e."id"
        AND earlier."doneAt" IS NULL AND earlier."runAt" < 'infinity'${told} OFFSET 0)
  ORDER BY e."runAt", e."id" LIMIT :most FOR UPDATE SKIP LOCKED))
RETURNING "id", "payload", "attempts"`;

const TAKE = statement('outbox-take')`${take()}`;

// The statements below compare `attempts`. If an attempt outlives its lease, that number has changed, and its writes
// have no effect.

/** Both in one statement, which does not see yet that the events are told. */
const TOLD_AND_TAKE = statement('outbox-told-and-take')`
WITH told AS (
  UPDATE "outbox_event" e SET "doneAt" = now(), "failure" = NULL
  FROM unnest(:ids::bigint[], :attempts::int[]) AS handled("id", "attempts")
  WHERE e."id" = ANY(:ids::bigint[]) AND e."id" = handled."id" AND e."attempts" = handled."attempts" RETURNING e."id"
)${take(` AND earlier."id" <> ALL(ARRAY(SELECT "id" FROM told))`)}`;

/** Postpones later events of the lane to the same time, so that workers do not keep checking a blocked lane. */
const RETRY_LATER = statement('outbox-retry-later')`
WITH postponed AS (
  UPDATE "outbox_event" SET "runAt" = now() + make_interval(secs => :waitSeconds), "failure" = :failure
  WHERE "id" = :id AND "attempts" = :attempts AND "doneAt" IS NULL
  RETURNING "id", "topic", "lane", "runAt"
)
UPDATE "outbox_event" next SET "runAt" = postponed."runAt" FROM postponed
WHERE next."topic" = postponed."topic" AND next."lane" = postponed."lane" AND next."id" > postponed."id"
  AND next."doneAt" IS NULL AND next."runAt" < postponed."runAt"`;

/** Gives an event up: it is never due again, and the next event of its lane is handled. */
const GIVE_UP = statement('outbox-give-up')`
UPDATE "outbox_event" SET "runAt" = 'infinity', "failure" = :failure
WHERE "id" = :id AND "attempts" = :attempts AND "doneAt" IS NULL`;
