import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { CleanUp } from '../platform/queue/clean-up.js';
import { deleteSome } from '../platform/queue/due-rows.js';
import type { WebhooksConfig } from './webhooks.config.js';

/**
 * Deletes events and finished deliveries WEBHOOK_KEPT_DAYS after they happened. Deliveries that still wait for an
 * endpoint are kept, however old they are.
 */
@Injectable()
export class ForgetEvents extends CleanUp {
  constructor(
    statements: Statements,
    @Inject(CONFIG) { WEBHOOK_POLL_SECONDS, WEBHOOK_KEPT_DAYS: days }: WebhooksConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('webhooks-forget', WEBHOOK_POLL_SECONDS > 0, log, [
      (batch) => statements.rows(FORGET_ORPHANS, { batch }),
      (batch) => statements.rows(FORGET_DELIVERIES, { days, batch }),
      (batch) => statements.rows(FORGET_EVENTS, { days, batch }),
    ]);
  }
}

const FORGET_DELIVERIES = statement('webhook-forget-deliveries')`
${deleteSome(
  'webhook_delivery',
  `old."state" <> 'WAITING' AND old."doneAt" < now() - make_interval(days => :days)`,
  'old."doneAt"',
)}`;

/** Deletes deliveries whose endpoint was removed while their event was written. */
const FORGET_ORPHANS = statement('webhook-forget-orphans')`
${deleteSome(
  'webhook_delivery',
  `old."state" = 'WAITING' AND NOT EXISTS (SELECT FROM "webhook_endpoint" p WHERE p."id" = old."endpointId")`,
)}`;

const FORGET_EVENTS = statement('webhook-forget-events')`
${deleteSome(
  'webhook_event',
  `old."occurredAt" < now() - make_interval(days => :days)
    AND NOT EXISTS (SELECT FROM "webhook_delivery" d WHERE d."eventId" = old."id")`,
  'old."occurredAt"',
)}`;
