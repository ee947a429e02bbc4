import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { Metrics } from '../platform/observability/metrics.js';

/** Metrics of webhooks by endpoint, counted in the database, so all processes report the same numbers. */
@Injectable()
export class WebhookMetrics {
  private readonly waiting: Gauge<'webhook'>;
  private readonly oldest: Gauge<'webhook'>;
  private readonly dead: Gauge<'webhook'>;
  private readonly paused: Gauge<'webhook'>;
  private readonly failures: Gauge<'webhook'>;

  constructor(
    private readonly statements: Statements,
    metrics: Metrics,
  ) {
    const gauge = (name: string, help: string) =>
      new Gauge({
        name: `meet_webhook_${name}`,
        help,
        labelNames: ['webhook'] as const,
        registers: [metrics.registry],
      });
    this.waiting = gauge('waiting_deliveries', 'Events that a webhook has not accepted yet');
    this.oldest = gauge('oldest_seconds', 'Age of the oldest event that a webhook has not accepted yet');
    this.dead = gauge('dead_deliveries', 'Events that were given up, because a webhook accepts others but not them');
    this.paused = gauge('paused', '1 if a webhook was paused by an operator or after failures');
    this.failures = gauge('failures', 'Failed attempts since the last success');
    metrics.beforeEach(() => this.read());
  }

  private async read(): Promise<void> {
    const endpoints = await this.statements.rows(BACKLOG);
    for (const gauge of [this.waiting, this.oldest, this.dead, this.paused, this.failures]) gauge.reset();
    for (const { id: webhook, waiting, oldestSeconds, dead, paused, failures } of endpoints) {
      this.waiting.set({ webhook }, waiting);
      this.oldest.set({ webhook }, oldestSeconds);
      this.dead.set({ webhook }, dead);
      this.paused.set({ webhook }, paused ? 1 : 0);
      this.failures.set({ webhook }, failures);
    }
  }
}

const BACKLOG = statement('webhook-backlog')`
SELECT p."id", p."failures", p."state" <> 'ACTIVE' AS "paused",
  (SELECT count(*)::int FROM "webhook_delivery" d WHERE d."endpointId" = p."id" AND d."state" = 'WAITING') AS "waiting",
  coalesce((SELECT greatest(0, extract(epoch FROM clock_timestamp() - min(d."createdAt"))) FROM "webhook_delivery" d
    WHERE d."endpointId" = p."id" AND d."state" = 'WAITING'), 0)::float8 AS "oldestSeconds",
  (SELECT count(*)::int FROM "webhook_delivery" d WHERE d."endpointId" = p."id" AND d."state" = 'DEAD') AS "dead"
FROM "webhook_endpoint" p`;
