import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import { Statements } from '../database/statements.js';
import { LOGGER } from '../observability/logger.js';
import { Repeat } from '../repeat.js';
import { TopicWorker } from './topic-worker.js';
import type { OutboxHandler, Topic } from './topic.js';

/**
 * Tells the outside what transactions have noted: each event at least once, by whichever process takes it, and the events
 * of one lane in order (ADR 19). Nothing is locked while a handler runs: an event is taken by moving its time forward.
 * Statements use the indexes of `api/prisma/sql/outbox-indexes.sql`.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers: Pick<TopicWorker<object>, 'topic' | 'told' | 'failed' | 'fill' | 'idle' | 'stop'>[] = [];
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { OUTBOX_POLL_SECONDS }: PlatformConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.repeat = new Repeat('outbox', OUTBOX_POLL_SECONDS, () => this.fill(), log);
  }

  /** One handler a topic. Events of topics without a handler wait for a process that has one. */
  on<Payload extends object>(topic: Topic<Payload>, handler: OutboxHandler<Payload>): void {
    this.workers.push(new TopicWorker(topic, handler, this.statements, this.log));
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Before the database is left. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  /** Handles what is due, and what becomes due by it. Returns how many events were told. */
  async run(): Promise<number> {
    const before = this.told;
    await this.fill();
    await Promise.all(this.workers.map((worker) => worker.idle()));
    return this.told - before;
  }

  /** What this process has done since it began. */
  get counts(): { topic: string; told: number; failed: number }[] {
    return this.workers.map(({ topic, told, failed }) => ({ topic: topic.name, told, failed }));
  }

  private get told(): number {
    return this.workers.reduce((sum, { told }) => sum + told, 0);
  }

  private async fill(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.fill()));
  }
}
