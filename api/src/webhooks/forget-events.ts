import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Repeat } from '../platform/repeat.js';
import type { WebhooksConfig } from './webhooks.config.js';

const EVERY_SECONDS = 600;
/** Number of rows per statement, so that a large backlog is deleted in small transactions. */
const BATCH = 1000;

/**
 * Deletes events and finished deliveries WEBHOOK_KEPT_DAYS after they happened. What still waits for an endpoint stays,
 * however old it is.
 */
@Injectable()
export class ForgetEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: WebhooksConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    this.repeat = new Repeat('webhooks-forget', config.WEBHOOK_POLL_SECONDS && EVERY_SECONDS, () => this.run(), log);
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  async run(): Promise<void> {
    const given = { days: this.config.WEBHOOK_KEPT_DAYS, batch: BATCH };
    await this.all(() => this.statements.rows(FORGET_ORPHANS, { batch: BATCH }));
    await this.all(() => this.statements.rows(FORGET_DELIVERIES, given));
    await this.all(() => this.statements.rows(FORGET_EVENTS, given));
  }

  private async all(forget: () => Promise<unknown[]>): Promise<void> {
    while (!this.repeat.isStopped && (await forget()).length === BATCH);
  }
}

const FORGET_DELIVERIES = statement('webhook-forget-deliveries')`
DELETE FROM "webhook_delivery" WHERE "id" IN (
  SELECT "id" FROM "webhook_delivery" WHERE "state" <> 'WAITING' AND "doneAt" < now() - make_interval(days => :days)
  ORDER BY "doneAt" LIMIT :batch FOR UPDATE SKIP LOCKED)
RETURNING 1 AS "deleted"`;

/** Deliveries of an endpoint that was removed while their event was written. */
const FORGET_ORPHANS = statement('webhook-forget-orphans')`
DELETE FROM "webhook_delivery" WHERE "id" IN (
  SELECT d."id" FROM "webhook_delivery" d WHERE d."state" = 'WAITING'
    AND NOT EXISTS (SELECT FROM "webhook_endpoint" p WHERE p."id" = d."endpointId")
  LIMIT :batch FOR UPDATE SKIP LOCKED)
RETURNING 1 AS "deleted"`;

const FORGET_EVENTS = statement('webhook-forget-events')`
DELETE FROM "webhook_event" WHERE "id" IN (
  SELECT e."id" FROM "webhook_event" e WHERE e."occurredAt" < now() - make_interval(days => :days)
    AND NOT EXISTS (SELECT FROM "webhook_delivery" d WHERE d."eventId" = e."id")
  ORDER BY e."occurredAt" LIMIT :batch FOR UPDATE SKIP LOCKED)
RETURNING 1 AS "deleted"`;
