import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** The metrics of this process, in Prometheus' text format. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly readers: (() => Promise<void>)[] = [];
  private readonly complete = new Gauge({
    name: 'meet_api_metrics_complete',
    help: '0 where figures are old because the database did not answer',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Registers a function that updates metrics before each scrape. */
  beforeEach(read: () => Promise<void>): void {
    this.readers.push(read);
  }

  /** Returns all metrics. If an update function fails, its metrics keep their previous values. */
  async text(): Promise<string> {
    const read = await Promise.allSettled(this.readers.map((reader) => reader()));
    this.complete.set(read.every(({ status }) => status === 'fulfilled') ? 1 : 0);
    return this.registry.metrics();
  }
}
