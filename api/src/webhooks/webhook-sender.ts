import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Queues } from '../platform/queue/queues.js';
import { DeliverEvent, FAILING_AFTER } from './deliver-event.js';
import type { WebhooksConfig } from './webhooks.config.js';

/**
 * Makes the deliveries that are due, in any process. Each event is delivered at least once, and the events of one
 * endpoint and subject are delivered in order. Each endpoint has a separate queue, so a slow endpoint delays no other
 * (ADR 29).
 */
@Injectable()
export class WebhookSender extends Queues {
  /** The number of events that a request of each endpoint may have now. */
  private readonly batchSizes = new Map<string, number>();

  constructor(
    private readonly statements: Statements,
    private readonly delivery: DeliverEvent,
    @Inject(CONFIG) private readonly config: WebhooksConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('webhooks', config.WEBHOOK_POLL_SECONDS, log);
  }

  protected override async poll(): Promise<void> {
    const endpoints = await this.statements.rows(DUE_ENDPOINTS);
    await Promise.all(
      endpoints.map(({ id, failures, batchSize }) => {
        this.batchSizes.set(id, batchSize);
        const queue = this.queues.get(id) ?? this.delivery.queueOf(id, () => this.batchSizes.get(id)!);
        this.queues.set(id, queue);
        // A failing endpoint receives only one request at a time.
        return queue.fill(failures < FAILING_AFTER ? this.config.WEBHOOKS_AT_ONCE : 1);
      }),
    );
  }
}

const DUE_ENDPOINTS = statement('webhook-due-endpoints')`
SELECT p."id", p."failures", p."batchSize" FROM "webhook_endpoint" p WHERE p."state" = 'ACTIVE' AND p."retryAt" <= now() AND EXISTS (
  SELECT FROM "webhook_delivery" d WHERE d."endpointId" = p."id" AND d."state" = 'WAITING' AND d."runAt" <= now())`;
