import type { Logger } from 'pino';
import { statement } from '../database/statement.js';
import type { Statements } from '../database/statements.js';
import { timeoutPolicy } from '../resilience/call-policy.js';
import type { OutboxHandler, Topic } from './topic.js';

/** Events of one topic that a process handles at once; each is of another lane. */
const AT_ONCE = 10;
/** The lease of an event. If its process dies, another one takes the event after this time. */
const LEASE_SECONDS = 60;
/** The timeout of an attempt, which then has failed. Shorter than the lease, so that two attempts never overlap. */
const LONGEST_ATTEMPT_MS = 45_000;
const MOST_ATTEMPTS = 10;

interface TakenEvent {
  id: string;
  payload: unknown;
  /** Counts this attempt, too. */
  attempts: number;
}

/**
 * Handles the events of one topic in this process. A lane has at most one event in work, in all processes together: an
 * event is taken only when every earlier one of its lane was told or given up. A slow or failing lane takes up one of the
 * slots and holds up nobody else, in particular no other topic.
 */
export class TopicWorker<Payload extends object> {
  /** Count since the process began. */
  told = 0;
  failed = 0;
  private readonly slots = new Set<Promise<void>>();
  private readonly attempt = timeoutPolicy(LONGEST_ATTEMPT_MS);
  private isStopped = false;

  constructor(
    readonly topic: Topic<Payload>,
    private readonly handler: OutboxHandler<Payload>,
    private readonly statements: Statements,
    private readonly log: Logger,
  ) {}

  /** Starts on due events in all free slots. Does not wait for them. */
  async fill(): Promise<void> {
    for (const event of await this.take(AT_ONCE - this.slots.size)) {
      const slot: Promise<void> = this.workFrom(event)
        // The event is taken again when its lease ends.
        .catch((error: unknown) => this.log.warn({ err: error, topic: this.topic.name }, 'outbox: slot failed'))
        .finally(() => this.slots.delete(slot));
      this.slots.add(slot);
    }
  }

  /** Resolves when no slot is at work. */
  async idle(): Promise<void> {
    while (this.slots.size) await Promise.all(this.slots);
  }

  /** Takes no more events; resolves when those that were taken are done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.idle();
  }

  /** A slot goes on with the next due event until there is none. */
  private async workFrom(event: TakenEvent): Promise<void> {
    for (let next: TakenEvent | undefined = event; next; [next] = await this.take(1)) await this.handle(next);
  }

  private async take(most: number): Promise<TakenEvent[]> {
    if (this.isStopped || most <= 0) return [];
    return this.statements.rows(TAKE, { topic: this.topic.name, leaseSeconds: LEASE_SECONDS, most });
  }

  private async handle({ id, payload, attempts }: TakenEvent): Promise<void> {
    try {
      // `addOutboxEvent` accepts only payloads of the topic's type.
      await this.attempt.execute(() => this.handler({ id, payload: payload as Payload }));
    } catch (error) {
      return this.postpone({ id, attempts }, error);
    }
    this.told += 1;
    await this.statements.rows(TOLD, { id, attempts });
  }

  private async postpone({ id, attempts }: Pick<TakenEvent, 'id' | 'attempts'>, error: unknown): Promise<void> {
    this.failed += 1;
    const isLast = attempts >= MOST_ATTEMPTS;
    const line = { err: error, event: id, topic: this.topic.name, attempts };
    this.log[isLast ? 'error' : 'warn'](line, isLast ? 'event given up' : 'event not told');
    const failure = String(error).slice(0, 500);
    if (isLast) await this.statements.rows(GIVE_UP, { id, attempts, failure });
    else await this.statements.rows(RETRY_LATER, { id, attempts, failure, waitSeconds: 2 ** attempts });
  }
}

const TAKE = statement('outbox-take')`
UPDATE "outbox_event" SET "runAt" = now() + make_interval(secs => :leaseSeconds), "attempts" = "attempts" + 1
WHERE "id" IN (
  SELECT e."id" FROM "outbox_event" e
  WHERE e."topic" = :topic AND e."doneAt" IS NULL AND e."runAt" <= now()
    AND NOT EXISTS (
      SELECT FROM "outbox_event" earlier
      WHERE earlier."topic" = e."topic" AND earlier."lane" = e."lane" AND earlier."id" < e."id"
        AND earlier."doneAt" IS NULL AND earlier."runAt" < 'infinity')
  ORDER BY e."runAt", e."id" LIMIT :most FOR UPDATE SKIP LOCKED)
RETURNING "id", "payload", "attempts"`;

// If an attempt outlives its lease, `attempts` has changed and its writes are no-ops.

const TOLD = statement('outbox-told')`
UPDATE "outbox_event" SET "doneAt" = now(), "failure" = NULL WHERE "id" = :id AND "attempts" = :attempts`;

/** Later events of the lane wait until the same time, so that workers do not look at a blocked lane meanwhile. */
const RETRY_LATER = statement('outbox-retry-later')`
WITH postponed AS (
  UPDATE "outbox_event" SET "runAt" = now() + make_interval(secs => :waitSeconds), "failure" = :failure
  WHERE "id" = :id AND "attempts" = :attempts AND "doneAt" IS NULL
  RETURNING "id", "topic", "lane", "runAt"
)
UPDATE "outbox_event" next SET "runAt" = postponed."runAt" FROM postponed
WHERE next."topic" = postponed."topic" AND next."lane" = postponed."lane" AND next."id" > postponed."id"
  AND next."doneAt" IS NULL AND next."runAt" < postponed."runAt"`;

/** Makes an event dead: it is never due. The lane goes on without it. */
const GIVE_UP = statement('outbox-give-up')`
UPDATE "outbox_event" SET "runAt" = 'infinity', "failure" = :failure
WHERE "id" = :id AND "attempts" = :attempts AND "doneAt" IS NULL`;
