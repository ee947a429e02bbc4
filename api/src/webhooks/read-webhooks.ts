import { Injectable } from '@nestjs/common';
import type { WebhookDeliveryState } from '../generated/prisma/enums.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { eventIdOf } from './webhook-events.js';

/** Filters of the list of deliveries; state null: every state. */
export interface DeliveryConditions {
  webhookId: string;
  state: WebhookDeliveryState | null;
}

export interface LoggedDelivery extends Omit<(typeof DELIVERIES)['types']['row'], 'eventId'> {
  /** Id of the event as receivers see it. */
  eventId: string;
}

/** Reads endpoints, without their secrets, and the log of their deliveries. */
@Injectable()
export class ReadWebhooks {
  constructor(private readonly statements: Statements) {}

  async all() {
    return (await this.statements.rows(ALL)).map((row) => ({ ...row, eventTypes: row.events }));
  }

  async exists(queries: Queries, id: string): Promise<boolean> {
    return (await queries.rows(EXISTS, { id })).length > 0;
  }

  /** Returns the deliveries, newest first. */
  deliveries(conditions: DeliveryConditions) {
    return {
      count: () => this.statements.rows(COUNT_DELIVERIES, conditions),
      rows: async (slice: { limit: number; offset: number }): Promise<LoggedDelivery[]> =>
        (await this.statements.rows(DELIVERIES, { ...conditions, ...slice })).map((row) => ({
          ...row,
          eventId: eventIdOf(row.eventId),
        })),
    };
  }
}

const ALL = statement('webhooks-all')`
SELECT p."id", p."url", p."description", p."events", p."batchSize", p."state", p."failures", p."lastFailure", p."lastFailureAt",
  p."lastSuccessAt", p."createdAt",
  CASE WHEN p."previousSecretUntil" > now() THEN p."previousSecretUntil" END AS "previousSecretUntil",
  (SELECT count(*)::int FROM "webhook_delivery" d WHERE d."endpointId" = p."id" AND d."state" = 'WAITING') AS "waiting",
  (SELECT count(*)::int FROM "webhook_delivery" d WHERE d."endpointId" = p."id" AND d."state" = 'DEAD') AS "dead"
FROM "webhook_endpoint" p ORDER BY p."createdAt", p."id"`;

const EXISTS = statement('webhook-exists')`SELECT 1 AS "found" FROM "webhook_endpoint" WHERE "id" = :id`;

const THESE = `d."endpointId" = :webhookId AND (:state?::"WebhookDeliveryState" IS NULL OR d."state" = :state::"WebhookDeliveryState")`;

const COUNT_DELIVERIES = statement('webhook-deliveries-count')`
SELECT count(*)::int AS "total" FROM "webhook_delivery" d WHERE ${THESE}`;

const DELIVERIES = statement('webhook-deliveries')`
SELECT d."id", d."eventId", e."type", d."lane" AS "subject", e."occurredAt", d."state", d."attempts", d."lastAttemptAt",
  CASE WHEN d."state" = 'WAITING' THEN d."runAt" END AS "nextAttemptAt", d."durationMs", d."responseStatus",
  d."responseBody", d."failure"
FROM "webhook_delivery" d JOIN "webhook_event" e ON e."id" = d."eventId" WHERE ${THESE}
ORDER BY d."id" DESC LIMIT :limit OFFSET :offset`;
