import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { statement } from '../database/statement.js';
import { Statements } from '../database/statements.js';
import { Metrics } from '../observability/metrics.js';
import { OutboxWorker } from './outbox-worker.js';

/**
 * Metrics of the outbox by topic. Waiting and dead events are counted in the database, so all processes report the same
 * numbers for them.
 */
@Injectable()
export class OutboxMetrics {
  private readonly waiting: Gauge<'topic'>;
  private readonly oldest: Gauge<'topic'>;
  private readonly held: Gauge<'topic'>;
  private readonly dead: Gauge<'topic'>;
  private readonly told: Counter<'topic'>;
  private readonly failed: Counter<'topic'>;

  constructor(
    private readonly statements: Statements,
    private readonly worker: OutboxWorker,
    metrics: Metrics,
  ) {
    const described = (name: string, help: string) => ({
      name: `meet_outbox_${name}`,
      help,
      labelNames: ['topic'] as const,
      registers: [metrics.registry],
    });
    const gauge = (name: string, help: string) => new Gauge(described(name, help));
    const counter = (name: string, help: string) => new Counter(described(name, help));
    this.waiting = gauge('waiting_events', 'Events that are not told yet');
    this.oldest = gauge('oldest_seconds', 'Age of the oldest event that is not told yet');
    this.held = gauge('held_events', 'Events that wait until a budget of messages allows them');
    this.dead = gauge('dead_events', 'Events given up after their last attempt');
    this.told = counter('told_total', 'Attempts of this process that did not fail');
    this.failed = counter('failures_total', 'Attempts of this process that failed');
    metrics.beforeEach(() => this.read());
  }

  private async read(): Promise<void> {
    this.told.reset();
    this.failed.reset();
    for (const { topic, told, failed } of this.worker.counts) {
      this.told.inc({ topic }, told);
      this.failed.inc({ topic }, failed);
    }
    const backlog = await this.statements.rows(BACKLOG);
    for (const gauge of [this.waiting, this.oldest, this.held, this.dead]) {
      gauge.reset();
      for (const { topic } of this.worker.counts) gauge.set({ topic }, 0);
    }
    for (const { topic, waiting, oldestSeconds, held, dead } of backlog) {
      this.waiting.set({ topic }, waiting);
      this.oldest.set({ topic }, oldestSeconds);
      this.held.set({ topic }, held);
      this.dead.set({ topic }, dead);
    }
  }
}

const BACKLOG = statement('outbox-backlog')`
SELECT "topic", count(*) FILTER (WHERE "runAt" < 'infinity' AND NOT "held")::int AS "waiting",
  greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min("createdAt") FILTER (WHERE "runAt" < 'infinity' AND NOT "held")), 0))::float8
    AS "oldestSeconds",
  count(*) FILTER (WHERE "held")::int AS "held",
  count(*) FILTER (WHERE "runAt" = 'infinity')::int AS "dead"
FROM "outbox_event" WHERE "doneAt" IS NULL GROUP BY "topic"`;
