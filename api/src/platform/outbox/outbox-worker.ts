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
 * Hands the events of the outbox to their handlers: each at least once, in any process, and the events of one lane in
 * order (ADR 19). No row is locked while a handler runs: taking an event moves its `runAt` forward by a lease. The
 * statements use the indexes of `api/prisma/sql/outbox-indexes.sql`.
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

  /** Registers the one handler of a topic. Events of topics without a handler wait for a process that has one. */
  on<Payload extends object>(topic: Topic<Payload>, handler: OutboxHandler<Payload>): void {
    this.workers.push(new TopicWorker(topic, handler, this.statements, this.log));
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Stops before the pool of the database closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  /** Handles all due events and those that become due by it. Returns how many events were told. */
  async run(): Promise<number> {
    const before = this.told;
    await this.fill();
    await Promise.all(this.workers.map((worker) => worker.idle()));
    return this.told - before;
  }

  /** Counts of this process since it began. */
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
