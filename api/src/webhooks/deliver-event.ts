import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { writePausedLetter } from './paused-letter.js';
import { postWebhook, type Answer } from './post-webhook.js';
import { signWebhook } from './sign-webhook.js';
import { WebhookSecrets } from './webhook-secrets.js';
import type { TakenDelivery } from './take-deliveries.js';
import { envelopeOf } from './webhook-events.js';
import type { WebhooksConfig } from './webhooks.config.js';

const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3600;
/** From this number of consecutive failures on, the endpoint itself waits before the next attempt. */
export const FAILING_AFTER = 5;
const LONGEST_HOLD_SECONDS = 300;
/** The receiver says that it wants no more events. */
const GONE = 410;

/** Makes one attempt of a delivery and records how it went. */
@Injectable()
export class DeliverEvent {
  constructor(
    private readonly statements: Statements,
    private readonly secrets: WebhookSecrets,
    @Inject(CONFIG) private readonly config: WebhooksConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Returns whether the receiver has accepted the event, which it does with any status from 200 to 299. */
  async attempt(taken: TakenDelivery): Promise<boolean> {
    const started = performance.now();
    let answer: Answer | undefined;
    let failure: string | undefined;
    try {
      answer = await this.post(taken);
      if (answer.status < 200 || answer.status > 299) failure = `the receiver answered ${answer.status}`;
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    const { id, attempts, endpointId } = taken;
    const made = {
      ...{ id, attempts },
      durationMs: Math.round(performance.now() - started),
      status: answer?.status ?? null,
      body: answer?.body ?? null,
    };
    if (failure === undefined) await this.accepted(endpointId, made);
    else await this.failed(taken, { ...made, failure: failure.slice(0, 500) });
    return failure === undefined;
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
    });
  }

  private async accepted(endpointId: string, made: Made): Promise<void> {
    await this.statements.rows(ACCEPTED, made);
    const [was] = await this.statements.rows(ENDPOINT_WORKS, { endpointId });
    // What waited for a receiver that was down need not wait any longer.
    if (was && was.failures >= FAILING_AFTER) await this.statements.rows(HASTEN, { endpointId });
  }

  private async failed({ endpointId, type }: TakenDelivery, made: Made & { failure: string }): Promise<void> {
    const { attempts, failure, status } = made;
    const waitSeconds = Math.min(FIRST_WAIT_SECONDS * 2 ** (Math.min(attempts, 20) - 1), LONGEST_WAIT_SECONDS);
    const [delivery] = await this.statements.rows(RETRY_LATER, { ...made, waitSeconds });
    if (!delivery) return;
    const [endpoint] = await this.statements.rows(ENDPOINT_FAILS, {
      ...{ endpointId, failure },
      failingAfter: FAILING_AFTER,
      longestHoldSeconds: LONGEST_HOLD_SECONDS,
    });
    if (!endpoint) return;
    const about = { webhook: endpointId, delivery: made.id, type, attempts, failure };
    const isOver = delivery.firstAttemptAt!.getTime() <= Date.now() - this.config.WEBHOOK_RETRY_HOURS * 3_600_000;
    const acceptsOthers = endpoint.lastSuccessAt !== null && endpoint.lastSuccessAt > delivery.firstAttemptAt!;
    if (status === GONE || (isOver && !acceptsOthers)) {
      await this.statements.transaction(async (queries) => {
        const [paused] = await queries.rows(ENDPOINT_DEAD, { endpointId });
        if (paused) await writePausedLetter(queries, endpointId);
      });
      this.log.error(about, 'a webhook is paused: its receiver accepts no events');
    } else if (isOver) {
      await this.statements.rows(GIVE_UP, { id: made.id });
      this.log.error(about, 'an event is given up: its webhook accepts others, but not this one');
    } else this.log.warn(about, 'a webhook did not accept an event');
  }
}

interface Made {
  id: string;
  attempts: number;
  durationMs: number;
  status: number | null;
  body: string | null;
}

// The statements below compare `attempts`. If an attempt outlives its lease, that number has changed, and its writes
// have no effect.

const ACCEPTED = statement('webhook-accepted')`
UPDATE "webhook_delivery" SET "state" = 'DELIVERED', "doneAt" = now(), "takenUntil" = NULL, "failure" = NULL,
  "durationMs" = :durationMs, "responseStatus" = :status?, "responseBody" = :body?
WHERE "id" = :id AND "attempts" = :attempts AND "state" = 'WAITING'`;

/** Postpones later deliveries of the lane to the same time, so that processes do not keep checking a blocked lane. */
const RETRY_LATER = statement('webhook-retry-later')`
WITH postponed AS (
  UPDATE "webhook_delivery" SET "runAt" = now() + make_interval(secs => :waitSeconds), "takenUntil" = NULL,
    "failure" = :failure, "durationMs" = :durationMs, "responseStatus" = :status?, "responseBody" = :body?
  WHERE "id" = :id AND "attempts" = :attempts AND "state" = 'WAITING'
  RETURNING "id", "endpointId", "lane", "runAt", "firstAttemptAt"
), followers AS (
  UPDATE "webhook_delivery" next SET "runAt" = postponed."runAt" FROM postponed
  WHERE next."endpointId" = postponed."endpointId" AND next."lane" = postponed."lane" AND next."id" > postponed."id"
    AND next."state" = 'WAITING' AND next."runAt" < postponed."runAt"
)
SELECT "firstAttemptAt" FROM postponed`;

const GIVE_UP = statement('webhook-give-up')`
UPDATE "webhook_delivery" SET "state" = 'DEAD', "doneAt" = now() WHERE "id" = :id AND "state" = 'WAITING'`;

/** Writes the row only where it says something new. Returns the number of failures that the success has ended. */
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

/** Leaves those alone that a process is delivering now. */
const HASTEN = statement('webhook-hasten')`
UPDATE "webhook_delivery" SET "runAt" = now()
WHERE "endpointId" = :endpointId AND "state" = 'WAITING' AND "runAt" > now() AND coalesce("takenUntil", '-infinity') <= now()`;
