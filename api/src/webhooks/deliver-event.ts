import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { ofThisAttempt, retryLater, takeDue, takeFromLanes, type Lanes } from '../platform/queue/due-rows.js';
import { Queue } from '../platform/queue/queue.js';
import { retryAfter, type RetryPolicy } from '../platform/queue/retry-policy.js';
import { writePausedLetter } from './paused-letter.js';
import { postWebhook, type Answer } from './post-webhook.js';
import { signWebhook } from './sign-webhook.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { batchIdOf, envelopeOf } from './webhook-events.js';
import type { WebhooksConfig } from './webhooks.config.js';

const LEASE_SECONDS = 60;
/** The sender gives up a delivery after a certain time, not after a number of attempts. */
const RETRY: RetryPolicy = { firstSeconds: 5, longestSeconds: 3600 };
/** After this number of consecutive failures, the whole endpoint waits before the next attempt. */
export const FAILING_AFTER = 5;
const LONGEST_HOLD_SECONDS = 300;
/** Status with which the receiver says that it wants no more events. */
const GONE = 410;

type TakenDelivery = (typeof TAKE)['types']['row'];

/** Deliveries that one request makes: several only to an endpoint that wants them so, and then in the order of their ids. */
type Batch = [TakenDelivery, ...TakenDelivery[]];

/** Result of an attempt, for the log of deliveries. */
interface Made {
  durationMs: number;
  status: number | null;
  body: string | null;
}

class NotAccepted extends Error {
  constructor(
    message: string,
    readonly made: Made,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Makes attempts to deliver events, and records the results. */
@Injectable()
export class DeliverEvent {
  constructor(
    private readonly statements: Statements,
    private readonly secrets: WebhookSecrets,
    @Inject(CONFIG) private readonly config: WebhooksConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Returns the queue of an endpoint. The queue has one lane for each subject of events. `batchSize` returns how many
   * events a request may have now.
   */
  queueOf(endpointId: string, batchSize: () => number): Queue<Batch, Made> {
    const take = (most: number) => this.take(endpointId, most, batchSize());
    return new Queue(
      {
        name: `webhook ${endpointId}`,
        atOnce: this.config.WEBHOOKS_AT_ONCE,
        leaseSeconds: LEASE_SECONDS,
        take,
        attempt: (taken) => this.attempt(taken),
        succeed: async (done, most) => {
          await Promise.all(done.map(({ job, result }) => this.accepted(job, result)));
          return take(most);
        },
        fail: (taken, error) => this.failed(taken, error),
        // The endpoint may be down. The next search for due deliveries decides whether to continue.
        stopsAtFailure: true,
      },
      this.log,
    );
  }

  /**
   * Takes up to `most` requests. Only first attempts are made together: an event that was refused is posted alone, so
   * that it gives up no others.
   */
  private async take(endpointId: string, most: number, batchSize: number): Promise<Batch[]> {
    const terms = { queue: endpointId, leaseSeconds: LEASE_SECONDS };
    if (batchSize === 1) {
      const taken = await this.statements.rowsByIndex(TAKE, { ...terms, most, repeatedOnly: false });
      return taken.map((delivery) => [delivery]);
    }
    return this.statements.transaction(async (queries) => {
      // Two processes that took at once would not see what the other one takes, which may be earlier in a lane.
      const [lock] = await queries.rows(LOCK_BATCHES, { endpointId });
      if (!lock!.mine) return [];
      const repeated = await queries.rows(TAKE, { ...terms, most, repeatedOnly: true });
      const alone = repeated.map((delivery): Batch => [delivery]);
      if (alone.length === most) return alone;
      const fresh = await queries.rows(TAKE_BATCH, { ...terms, most: batchSize });
      const [first, ...rest] = fresh.sort((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
      return first ? [...alone, [first, ...rest]] : alone;
    });
  }

  /** Throws unless the receiver accepts the events, that is, answers with a status from 200 to 299. */
  private async attempt(taken: Batch): Promise<Made> {
    const started = performance.now();
    const made = ({ status, body }: Partial<Answer>): Made => ({
      durationMs: Math.round(performance.now() - started),
      status: status ?? null,
      body: body ?? null,
    });
    let answer: Answer;
    try {
      answer = await this.post(taken);
    } catch (error) {
      throw new NotAccepted(messageOf(error), made({}), { cause: error });
    }
    if (answer.status < 200 || answer.status > 299)
      throw new NotAccepted(`the receiver answered ${answer.status}`, made(answer));
    return made(answer);
  }

  private async post(taken: Batch): Promise<Answer> {
    const { url, secret, previousSecret, batchSize } = taken[0];
    const events = taken.map(envelopeOf);
    const [id, body] =
      batchSize > 1 ? [batchIdOf(events), JSON.stringify(events)] : [events[0]!.id, JSON.stringify(events[0])];
    const secrets = [secret, previousSecret].flatMap((sealed) => (sealed ? [this.secrets.open(sealed)] : []));
    return postWebhook(url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Meet-Webhooks/1',
        ...signWebhook({ id, body, at: new Date() }, secrets),
      },
      body,
      timeoutSeconds: this.config.WEBHOOK_TIMEOUT_SECONDS,
      allowsPrivate: this.config.WEBHOOK_PRIVATE_ADDRESSES,
      ports: this.config.WEBHOOK_PORTS,
    });
  }

  private async accepted(batch: Batch, made: Made): Promise<void> {
    const [{ endpointId }] = batch;
    await this.statements.rows(ACCEPTED, { ...attemptsOf(batch), ...made });
    const [was] = await this.statements.rows(ENDPOINT_WORKS, { endpointId });
    // Deliveries that waited because the receiver was down need not wait any longer.
    if (was && was.failures >= FAILING_AFTER) await this.statements.rows(HASTEN, { endpointId });
  }

  private async failed(batch: Batch, error: unknown): Promise<void> {
    const [{ id, attempts, endpointId, type }] = batch;
    const failure = messageOf(error).slice(0, 500);
    // Any other error is the timeout of the queue.
    const made =
      error instanceof NotAccepted ? error.made : { durationMs: LEASE_SECONDS * 750, status: null, body: null };
    const waitSeconds = retryAfter(RETRY, attempts)!;
    const [delivery] = await this.statements.transaction((queries) =>
      Promise.all(
        batch.map(async (of) => {
          const attempt = { id: of.id, attempts: of.attempts };
          return (await queries.rows(RETRY_LATER, { ...attempt, failure, waitSeconds, ...made }))[0];
        }),
      ),
    );
    if (!delivery) return;
    const [endpoint] = await this.statements.rows(ENDPOINT_FAILS, {
      ...{ endpointId, failure },
      failingAfter: FAILING_AFTER,
      longestHoldSeconds: LONGEST_HOLD_SECONDS,
    });
    if (!endpoint) return;
    const about = { webhook: endpointId, delivery: id, type, attempts, failure, events: batch.length };
    const isOver = delivery.firstAttemptAt!.getTime() <= Date.now() - this.config.WEBHOOK_RETRY_HOURS * 3_600_000;
    const acceptsOthers = endpoint.lastSuccessAt !== null && endpoint.lastSuccessAt > delivery.firstAttemptAt!;
    if (made.status === GONE || (isOver && !acceptsOthers)) {
      await this.statements.transaction(async (queries) => {
        const [paused] = await queries.rows(ENDPOINT_DEAD, { endpointId });
        if (paused) await writePausedLetter(queries, endpointId);
      });
      this.log.error(about, 'a webhook is paused: its receiver accepts no events');
    } else if (isOver) {
      await this.statements.rows(GIVE_UP, { id, attempts });
      this.log.error(about, 'an event is given up: its webhook accepts others, but not this one');
    } else this.log.warn(about, 'a webhook did not accept an event');
  }
}

const attemptsOf = (batch: Batch) => ({
  ids: batch.map(({ id }) => id),
  attempts: batch.map(({ attempts }) => attempts),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The queries use the indexes of `api/prisma/sql/webhook-queue.sql`. */
const DELIVERIES: Lanes = {
  table: 'webhook_delivery',
  queue: 'endpointId',
  waiting: (row) => `${row}."state" = 'WAITING'`,
};

const TAKEN = {
  set: `"takenUntil" = now() + make_interval(secs => :leaseSeconds),
  "firstAttemptAt" = coalesce(job."firstAttemptAt", now()), "lastAttemptAt" = now()`,
  from: '"webhook_event" e, "webhook_endpoint" p',
  where: 'e."id" = job."eventId" AND p."id" = job."endpointId"',
  due: `EXISTS (SELECT FROM "webhook_endpoint" p WHERE p."id" = due."endpointId" AND p."state" = 'ACTIVE' AND p."retryAt" <= now())`,
  returning: `job."id", job."attempts", job."endpointId", p."url", p."secret", p."batchSize",
  CASE WHEN p."previousSecretUntil" > now() THEN p."previousSecret" END AS "previousSecret",
  e."id" AS "eventId", e."type", e."schemaVersion", e."subjectType", e."subjectId", e."data", e."cause", e."occurredAt"`,
};

const TAKE = statement('webhook-take')`${takeFromLanes(DELIVERIES, {
  ...TAKEN,
  due: `(due."attempts" > 0 OR NOT :repeatedOnly::boolean) AND ${TAKEN.due}`,
})}`;

const LOCK_BATCHES = statement('webhook-lock-batches')`
SELECT coalesce(pg_try_advisory_xact_lock(hashtextextended('webhook ' || :endpointId::text, 0)), false) AS "mine"`;

/**
 * The next deliveries that were never attempted: of the lanes whose turn it is, those before which nothing else waits in
 * their lane, in the order of their ids.
 */
const FRESH = `SELECT chain."id" FROM (
    SELECT head."lane" FROM "webhook_delivery" head
    WHERE head."endpointId" = :queue AND head."state" = 'WAITING' AND head."runAt" <= now() AND head."attempts" = 0
      AND NOT EXISTS (
        SELECT FROM "webhook_delivery" earlier
        WHERE earlier."endpointId" = head."endpointId" AND earlier."lane" = head."lane" AND earlier."id" < head."id"
          AND earlier."state" = 'WAITING' AND earlier."runAt" < 'infinity' OFFSET 0)
    ORDER BY head."runAt", head."id" LIMIT :most
  ) head CROSS JOIN LATERAL (
    SELECT w."id", bool_and(w."attempts" = 0 AND w."runAt" <= now()) OVER (ORDER BY w."id") AS "isOpen" FROM (
      SELECT w."id", w."attempts", w."runAt" FROM "webhook_delivery" w
      WHERE w."endpointId" = :queue AND w."lane" = head."lane" AND w."state" = 'WAITING' AND w."runAt" < 'infinity'
      ORDER BY w."id" LIMIT :most) w
  ) chain WHERE chain."isOpen" ORDER BY chain."id" LIMIT :most`;

const TAKE_BATCH = statement('webhook-take-batch')`${takeDue({
  ...TAKEN,
  table: DELIVERIES.table,
  set: `"runAt" = now() + make_interval(secs => :leaseSeconds), "attempts" = job."attempts" + 1, ${TAKEN.set}`,
  due: `due."id" = ANY(ARRAY(${FRESH})) AND due."state" = 'WAITING' AND due."attempts" = 0 AND due."runAt" <= now()
    AND ${TAKEN.due}`,
  orderBy: 'due."id"',
})}`;

const ATTEMPT = `"durationMs" = :durationMs, "responseStatus" = :status?, "responseBody" = :body?`;

const ACCEPTED = statement('webhook-accepted')`
UPDATE "webhook_delivery" job SET "state" = 'DELIVERED', "doneAt" = now(), "takenUntil" = NULL, "failure" = NULL, ${ATTEMPT}
FROM unnest(:ids::bigint[], :attempts::int[]) AS made("id", "attempts")
WHERE job."id" = made."id" AND job."attempts" = made."attempts" AND ${DELIVERIES.waiting('job')}`;

const RETRY_LATER = statement('webhook-retry-later')`${retryLater(DELIVERIES, {
  set: `"takenUntil" = NULL, ${ATTEMPT}`,
  returning: '"firstAttemptAt"',
})}`;

const GIVE_UP = statement('webhook-give-up')`
UPDATE "webhook_delivery" job SET "state" = 'DEAD', "doneAt" = now() WHERE ${ofThisAttempt(DELIVERIES)}`;

/** Updates the row only if something changes. Returns the number of consecutive failures before this success. */
const ENDPOINT_WORKS = statement('webhook-endpoint-works')`
UPDATE "webhook_endpoint" p SET "failures" = 0, "retryAt" = now(), "lastSuccessAt" = now()
FROM (SELECT "id", "failures" FROM "webhook_endpoint" WHERE "id" = :endpointId FOR NO KEY UPDATE) before
WHERE p."id" = before."id"
  AND (p."failures" > 0 OR p."lastSuccessAt" IS NULL OR p."lastSuccessAt" < now() - interval '10 seconds')
RETURNING before."failures"`;

const ENDPOINT_FAILS = statement('webhook-endpoint-fails')`
UPDATE "webhook_endpoint" SET "failures" = "failures" + 1, "lastFailure" = :failure, "lastFailureAt" = now(),
  "retryAt" = CASE WHEN "failures" + 1 < :failingAfter::int THEN now() ELSE now() + make_interval(
    secs => least(power(2, least("failures" + 1 - :failingAfter::int, 20)), :longestHoldSeconds::int)) END
WHERE "id" = :endpointId RETURNING "lastSuccessAt"`;

const ENDPOINT_DEAD = statement('webhook-endpoint-dead')`
UPDATE "webhook_endpoint" SET "state" = 'DEAD', "updatedAt" = now() WHERE "id" = :endpointId AND "state" = 'ACTIVE' RETURNING "id"`;

/** Skips deliveries that a process is making now. */
const HASTEN = statement('webhook-hasten')`
UPDATE "webhook_delivery" SET "runAt" = now()
WHERE "endpointId" = :endpointId AND "state" = 'WAITING' AND "runAt" > now() AND coalesce("takenUntil", '-infinity') <= now()`;
