import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What this process tells those who watch it, in the text form of Prometheus. */
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

  /** `read` sets figures that are looked up only when somebody asks. */
  beforeEach(read: () => Promise<void>): void {
    this.readers.push(read);
  }

  /** Answers even where a reader fails: its figures are then those of the last time. */
  async text(): Promise<string> {
    const read = await Promise.allSettled(this.readers.map((reader) => reader()));
    this.complete.set(read.every(({ status }) => status === 'fulfilled') ? 1 : 0);
    return this.registry.metrics();
  }
}
