import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { ofThisAttempt, retryLater, takeFromLanes, type Lanes } from '../platform/queue/due-rows.js';
import { Queue } from '../platform/queue/queue.js';
import { retryAfter, type RetryPolicy } from '../platform/queue/retry-policy.js';
import { writePausedLetter } from './paused-letter.js';
import { postWebhook, type Answer } from './post-webhook.js';
import { signWebhook } from './sign-webhook.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { envelopeOf } from './webhook-events.js';
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

  /** Returns the queue of an endpoint. The queue has one lane for each subject of events. */
  queueOf(endpointId: string): Queue<TakenDelivery, Made> {
    const take = (most: number) =>
      this.statements.rowsByIndex(TAKE, { queue: endpointId, leaseSeconds: LEASE_SECONDS, most });
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

  /** Throws unless the receiver accepts the event, that is, answers with a status from 200 to 299. */
  private async attempt(taken: TakenDelivery): Promise<Made> {
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

  private async post(taken: TakenDelivery): Promise<Answer> {
    const { url, secret, previousSecret } = taken;
    const envelope = envelopeOf(taken);
    const body = JSON.stringify(envelope);
    const secrets = [secret, previousSecret].flatMap((sealed) => (sealed ? [this.secrets.open(sealed)] : []));
    return postWebhook(url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Meet-Webhooks/1',
        ...signWebhook({ id: envelope.id, body, at: new Date() }, secrets),
      },
      body,
      timeoutSeconds: this.config.WEBHOOK_TIMEOUT_SECONDS,
      allowsPrivate: this.config.WEBHOOK_PRIVATE_ADDRESSES,
      ports: this.config.WEBHOOK_PORTS,
    });
  }

  private async accepted({ id, attempts, endpointId }: TakenDelivery, made: Made): Promise<void> {
    await this.statements.rows(ACCEPTED, { id, attempts, ...made });
    const [was] = await this.statements.rows(ENDPOINT_WORKS, { endpointId });
    // Deliveries that waited because the receiver was down need not wait any longer.
    if (was && was.failures >= FAILING_AFTER) await this.statements.rows(HASTEN, { endpointId });
  }

  private async failed({ id, attempts, endpointId, type }: TakenDelivery, error: unknown): Promise<void> {
    const failure = messageOf(error).slice(0, 500);
    // Any other error is the timeout of the queue.
    const made =
      error instanceof NotAccepted ? error.made : { durationMs: LEASE_SECONDS * 750, status: null, body: null };
    const waitSeconds = retryAfter(RETRY, attempts)!;
    const [delivery] = await this.statements.rows(RETRY_LATER, { id, attempts, failure, waitSeconds, ...made });
    if (!delivery) return;
    const [endpoint] = await this.statements.rows(ENDPOINT_FAILS, {
      ...{ endpointId, failure },
      failingAfter: FAILING_AFTER,
      longestHoldSeconds: LONGEST_HOLD_SECONDS,
    });
    if (!endpoint) return;
    const about = { webhook: endpointId, delivery: id, type, attempts, failure };
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The queries use the indexes of `api/prisma/sql/webhook-queue.sql`. */
const DELIVERIES: Lanes = {
  table: 'webhook_delivery',
  queue: 'endpointId',
  waiting: (row) => `${row}."state" = 'WAITING'`,
};

const TAKE = statement('webhook-take')`${takeFromLanes(DELIVERIES, {
  set: `"takenUntil" = now() + make_interval(secs => :leaseSeconds),
  "firstAttemptAt" = coalesce(job."firstAttemptAt", now()), "lastAttemptAt" = now()`,
  from: '"webhook_event" e, "webhook_endpoint" p',
  where: 'e."id" = job."eventId" AND p."id" = job."endpointId"',
  due: `EXISTS (SELECT FROM "webhook_endpoint" p WHERE p."id" = due."endpointId" AND p."state" = 'ACTIVE' AND p."retryAt" <= now())`,
  returning: `job."id", job."attempts", job."endpointId", p."url", p."secret",
  CASE WHEN p."previousSecretUntil" > now() THEN p."previousSecret" END AS "previousSecret",
  e."id" AS "eventId", e."type", e."schemaVersion", e."subjectType", e."subjectId", e."data", e."occurredAt"`,
})}`;

const ATTEMPT = `"durationMs" = :durationMs, "responseStatus" = :status?, "responseBody" = :body?`;

const ACCEPTED = statement('webhook-accepted')`
UPDATE "webhook_delivery" job SET "state" = 'DELIVERED', "doneAt" = now(), "takenUntil" = NULL, "failure" = NULL, ${ATTEMPT}
WHERE ${ofThisAttempt(DELIVERIES)}`;

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
