import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { badUserInput } from '../shared/api-error.js';
import { refusalOfAddress } from './webhook-address.js';
import type { WebhookEventType } from './webhook-events.js';
import { WebhookSecrets } from './webhook-secrets.js';
import type { WebhooksConfig } from './webhooks.config.js';
import { fault } from '../shared/messages/messages.js';

export interface WebhookFields {
  url: string;
  /** If undefined, an existing description is kept, and a new endpoint has none. */
  description?: string;
  /** Maximum number of events in one request. If undefined, it is kept, and a new endpoint gets one at a time. */
  batchSize?: number;
  /** Types of the events that the endpoint receives. */
  events: WebhookEventType[];
}

/** Registers endpoints and changes them, in the caller's transaction. The caller checks that the endpoint exists. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    private readonly secrets: WebhookSecrets,
    @Inject(CONFIG) private readonly config: WebhooksConfig,
  ) {}

  /** Registers an endpoint and returns its secret, which cannot be read later. Throws BAD_USER_INPUT. */
  async register(queries: Queries, fields: WebhookFields): Promise<{ id: string; secret: string }> {
    const { secret, sealed } = this.secrets.make();
    const { description = '', batchSize = 1, ...checked } = this.checked(fields);
    const [made] = await queries.rows(REGISTER, { ...checked, description, batchSize, secret: sealed });
    return { id: made!.id, secret };
  }

  /** Changes an endpoint. Returns false if it does not exist. Throws BAD_USER_INPUT. */
  async edit(queries: Queries, id: string, fields: WebhookFields): Promise<boolean> {
    const { description = null, batchSize = null, ...checked } = this.checked(fields);
    return (await queries.rows(EDIT, { id, ...checked, description, batchSize })).length > 0;
  }

  /**
   * Replaces the secret and returns the new one. For WEBHOOK_SECRET_HOURS, deliveries are signed with the former secret
   * too.
   */
  async rotateSecret(queries: Queries, id: string): Promise<string> {
    const { secret, sealed } = this.secrets.make();
    await queries.rows(ROTATE, { id, sealed, hours: this.config.WEBHOOK_SECRET_HOURS });
    return secret;
  }

  /** Stops deliveries after those in progress. Events are kept until deliveries are resumed. */
  async pause(queries: Queries, id: string): Promise<void> {
    await queries.rows(PAUSE, { id });
  }

  /** Resumes deliveries from where the endpoint stopped. The time limit for retries starts anew. */
  async resume(queries: Queries, id: string): Promise<void> {
    await queries.rows(RESUME, { id });
    await queries.rows(RESUME_DELIVERIES, { id });
  }

  /**
   * Delivers the events since `since` again, after those that still wait, and returns the number of repeated events.
   */
  async replay(queries: Queries, id: string, since: Date): Promise<number> {
    return (await queries.rows(REPLAY, { id, since })).length;
  }

  /** Delivers the event of a finished delivery again. Returns whether the delivery was finished. */
  async replayDelivery(queries: Queries, deliveryId: string): Promise<boolean> {
    return (await queries.rows(REPLAY_ONE, { deliveryId })).length > 0;
  }

  /** Gives up a delivery that waits and is not being made now. Returns whether the delivery was given up. */
  async skipDelivery(queries: Queries, deliveryId: string): Promise<boolean> {
    return (await queries.rows(SKIP, { deliveryId })).length > 0;
  }

  /** Sends an event `webhook.test`, regardless of the types that the endpoint receives. */
  async sendTest(queries: Queries, id: string): Promise<void> {
    await queries.rows(SEND_TEST, { id });
  }

  /** Removes the endpoint with its waiting deliveries and its log. */
  async remove(queries: Queries, id: string): Promise<void> {
    await queries.rows(REMOVE, { id });
    await queries.rows(REMOVE_DELIVERIES, { id });
  }

  private checked({ url, ...fields }: WebhookFields): WebhookFields {
    const refusal = URL.canParse(url)
      ? refusalOfAddress(new URL(url), {
          allowsPrivate: this.config.WEBHOOK_PRIVATE_ADDRESSES,
          ports: this.config.WEBHOOK_PORTS,
        })
      : fault('webhookAddress');
    if (refusal) throw badUserInput([{ field: 'dto.url', message: refusal }]);
    return { ...fields, url: new URL(url).href };
  }
}

const REGISTER = statement('webhook-register')`
INSERT INTO "webhook_endpoint" ("url", "description", "events", "batchSize", "secret")
VALUES (:url, :description, :events, :batchSize, :secret) RETURNING "id"`;

const EDIT = statement('webhook-edit')`
UPDATE "webhook_endpoint" SET "url" = :url, "description" = coalesce(:description?, "description"), "events" = :events,
  "batchSize" = coalesce(:batchSize?, "batchSize"), "updatedAt" = now()
WHERE "id" = :id RETURNING "id"`;

const REMOVE = statement('webhook-remove')`DELETE FROM "webhook_endpoint" WHERE "id" = :id`;

const ROTATE = statement('webhook-rotate-secret')`
UPDATE "webhook_endpoint" SET "previousSecret" = "secret", "secret" = :sealed, "updatedAt" = now(),
  "previousSecretUntil" = now() + make_interval(secs => :hours::float8 * 3600) WHERE "id" = :id`;

const PAUSE = statement('webhook-pause')`
UPDATE "webhook_endpoint" SET "state" = 'PAUSED', "updatedAt" = now() WHERE "id" = :id`;

const RESUME = statement('webhook-resume')`
UPDATE "webhook_endpoint" SET "state" = 'ACTIVE', "failures" = 0, "retryAt" = now(), "updatedAt" = now() WHERE "id" = :id`;

/** Skips deliveries that a process is making now. */
const RESUME_DELIVERIES = statement('webhook-resume-deliveries')`
UPDATE "webhook_delivery" SET "runAt" = now(), "firstAttemptAt" = NULL
WHERE "endpointId" = :id AND "state" = 'WAITING' AND coalesce("takenUntil", '-infinity') <= now()
  AND ("runAt" > now() OR "firstAttemptAt" IS NOT NULL)`;

const REMOVE_DELIVERIES = statement('webhook-remove-deliveries')`
DELETE FROM "webhook_delivery" WHERE "endpointId" = :id`;

/** An event that still waits for the endpoint is not repeated. */
const REPLAY = statement('webhook-replay')`
INSERT INTO "webhook_delivery" ("endpointId", "eventId", "lane")
SELECT p."id", e."id", e."subjectType" || ':' || e."subjectId"
FROM "webhook_endpoint" p JOIN "webhook_event" e ON e."type" = ANY(p."events") AND e."occurredAt" >= :since::timestamptz
WHERE p."id" = :id AND NOT EXISTS (
  SELECT FROM "webhook_delivery" d WHERE d."eventId" = e."id" AND d."endpointId" = p."id" AND d."state" = 'WAITING')
ORDER BY e."id" RETURNING "id"`;

const REPLAY_ONE = statement('webhook-replay-one')`
INSERT INTO "webhook_delivery" ("endpointId", "eventId", "lane")
SELECT "endpointId", "eventId", "lane" FROM "webhook_delivery" WHERE "id" = :deliveryId AND "state" <> 'WAITING'
RETURNING "id"`;

const SKIP = statement('webhook-skip')`
UPDATE "webhook_delivery" SET "state" = 'DEAD', "doneAt" = now(), "failure" = coalesce("failure", 'skipped by an operator')
WHERE "id" = :deliveryId AND "state" = 'WAITING' AND coalesce("takenUntil", '-infinity') <= now() RETURNING "id"`;

const SEND_TEST = statement('webhook-send-test')`
WITH event AS (
  INSERT INTO "webhook_event" ("type", "subjectType", "subjectId", "data", "cause")
  VALUES ('webhook.test', 'webhook', :id::text, '{}', current_cause())
  RETURNING "id"
)
INSERT INTO "webhook_delivery" ("endpointId", "eventId", "lane") SELECT :id::uuid, "id", 'webhook:' || :id::text FROM event`;
