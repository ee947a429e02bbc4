import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import type { FollowingState } from '../pipeline/keep-following.js';
import type { Backlog } from './backlog.js';

/** Where documents are written: the tables in PostgreSQL, or the external engine that copies them. */
export type Sink = 'postgres' | 'meilisearch';

/** Metrics of the indexer, in the text format of Prometheus. */
export class IndexerMetrics {
  readonly registry = new Registry();
  /**
   * For each configured sink, whether the indexer is connecting, is waiting for another indexer to end, or writes to
   * the sink.
   */
  readonly states = new Map<Sink, FollowingState>();

  /** The last error of each sink (PostgreSQL or Meilisearch); removed when the sink is up to date again. */
  readonly faults = new Map<Sink, string>();

  private readonly documents = this.counter('documents_total', 'Documents written or taken away');
  private readonly batches = this.counter('batches_total', 'Batches written');
  private readonly failures = this.counter('failures_total', 'Batches that failed and were tried again');
  private readonly refused = this.counter('refused_total', 'Products laid aside as dead letters');
  private readonly following = new Gauge({
    name: 'meet_search_following',
    help: '1 where this process is the one that writes',
    labelNames: ['sink'],
    registers: [this.registry],
  });
  private readonly changes = this.gauge('outbox_changes', 'Changes that wait in the outbox');
  private readonly lag = this.gauge('lag_seconds', 'Age of the oldest change that waits in the outbox');
  private readonly behind = this.gauge('engine_documents_behind', 'Documents that Meilisearch is yet to be brought');
  private readonly letters = new Gauge({
    name: 'meet_search_dead_letters',
    help: 'Products that are laid aside',
    labelNames: ['stage'],
    registers: [this.registry],
  });
  private readonly database = this.gauge('database_up', '1 where the database answered this very question');

  constructor(private readonly readBacklog: () => Promise<Backlog>) {
    collectDefaultMetrics({ register: this.registry });
  }

  state(sink: Sink, state: FollowingState): void {
    this.states.set(sink, state);
    this.following.set({ sink }, state === 'following' ? 1 : 0);
  }

  written(sink: Sink, documents: number, refused: number): void {
    this.batches.inc({ sink });
    this.documents.inc({ sink }, documents);
    this.refused.inc({ sink }, refused);
  }

  /**
   * Counts a failed batch. With an error text in `sentence`, the indexer also counts as not ready until the sink is up
   * to date again.
   */
  failed(sink: Sink, sentence?: string): void {
    this.failures.inc({ sink });
    if (sentence) this.faults.set(sink, sentence);
  }

  inStep(sink: Sink): void {
    this.faults.delete(sink);
  }

  /**
   * True if no sink has an error and the indexer is connected for each of them: it writes to the sink, or waits for
   * another indexer to end.
   */
  get ready(): boolean {
    return (
      this.states.size > 0 && !this.faults.size && [...this.states.values()].every((state) => state !== 'connecting')
    );
  }

  /** The metrics as text. If the database does not answer, only the backlog is missing. */
  async text(): Promise<string> {
    const backlog = await this.readBacklog().catch(() => null);
    this.database.set(backlog ? 1 : 0);
    this.letters.reset();
    if (backlog) {
      this.changes.set(backlog.changes);
      this.lag.set(backlog.lagSeconds);
      if (backlog.engineBehind !== null) this.behind.set(backlog.engineBehind);
      for (const [stage, products] of Object.entries(backlog.deadLetters)) this.letters.set({ stage }, products);
    }
    return this.registry.metrics();
  }

  private counter(name: string, help: string): Counter<'sink'> {
    return new Counter({ name: `meet_search_${name}`, help, labelNames: ['sink'], registers: [this.registry] });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name: `meet_search_${name}`, help, registers: [this.registry] });
  }
}
