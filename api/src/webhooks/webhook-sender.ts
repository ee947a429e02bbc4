import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Repeat } from '../platform/repeat.js';
import { DeliverEvent, FAILING_AFTER } from './deliver-event.js';
import { takeDeliveries, type TakenDelivery } from './take-deliveries.js';
import type { WebhooksConfig } from './webhooks.config.js';

/**
 * Takes deliveries that are due and makes them: each at least once, in any process, and those of one endpoint and subject
 * in order. An endpoint has slots of its own, so a slow one delays no other (ADR 29). A delivery is taken by one UPDATE,
 * and only if no earlier one of its lane is waiting; no row is locked while the receiver works.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly slots = new Map<string, Set<Promise<void>>>();
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    private readonly delivery: DeliverEvent,
    @Inject(CONFIG) private readonly config: WebhooksConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.repeat = new Repeat('webhooks', config.WEBHOOK_POLL_SECONDS, () => this.fill(), log);
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Stops before the connection pool is closed; resolves when the deliveries in progress are done. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
    await this.idle();
  }

  /** Makes all deliveries that are due, and those that become due when an earlier one of their lane is done. */
  async run(): Promise<void> {
    await this.fill();
    await this.idle();
  }

  /** Starts deliveries in all free slots, without waiting for them to finish. */
  private async fill(): Promise<void> {
    const endpoints = await this.statements.rows(DUE_ENDPOINTS);
    await Promise.all(
      endpoints.map(async ({ id, failures }) => {
        const slots = this.slots.get(id) ?? new Set();
        this.slots.set(id, slots);
        // A failing endpoint is tried with one delivery at a time.
        const most = failures < FAILING_AFTER ? this.config.WEBHOOKS_AT_ONCE : 1;
        for (const taken of await this.take(id, most - slots.size)) {
          const slot: Promise<void> = this.workFrom(id, taken)
            // An error of the database. A delivery whose result could not be stored is taken again after its lease.
            .catch((error: unknown) => this.log.warn({ err: error, webhook: id }, 'webhooks: slot failed'))
            .finally(() => slots.delete(slot));
          slots.add(slot);
        }
      }),
    );
  }

  private async idle(): Promise<void> {
    const busy = () => [...this.slots.values()].flatMap((slots) => [...slots]);
    while (busy().length) await Promise.all(busy());
  }

  /** Makes deliveries in one slot, one after another, until none is due or the endpoint fails. */
  private async workFrom(endpointId: string, first: TakenDelivery): Promise<void> {
    for (let next: TakenDelivery | undefined = first; next; [next] = await this.take(endpointId, 1))
      if (!(await this.delivery.attempt(next))) return;
  }

  private async take(endpointId: string, most: number): Promise<TakenDelivery[]> {
    if (this.repeat.isStopped || most <= 0) return [];
    return takeDeliveries(this.statements, endpointId, most);
  }
}

const DUE_ENDPOINTS = statement('webhook-due-endpoints')`
SELECT p."id", p."failures" FROM "webhook_endpoint" p WHERE p."state" = 'ACTIVE' AND p."retryAt" <= now() AND EXISTS (
  SELECT FROM "webhook_delivery" d WHERE d."endpointId" = p."id" AND d."state" = 'WAITING' AND d."runAt" <= now())`;
