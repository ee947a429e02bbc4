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
 * Passes events of the outbox to their handlers: each at least once, in any process, and the events of one lane in
 * order (ADR 19). No row is locked while a handler runs: a process takes an event by moving its `runAt` forward (a
 * lease). The queries use the indexes of `api/prisma/sql/outbox-indexes.sql`.
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

  /**
   * Registers the handler of a topic; there is only one per topic. Events of topics without a handler wait for a
   * process that has one.
   */
  on<Payload extends object>(topic: Topic<Payload>, handler: OutboxHandler<Payload>): void {
    this.workers.push(new TopicWorker(topic, handler, this.statements, this.log));
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Stops before the connection pool is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  /**
   * Handles all due events, and those that become due when an earlier event of their lane is done. Returns the number
   * of events handled successfully.
   */
  async run(): Promise<number> {
    const before = this.told;
    await this.fill();
    await Promise.all(this.workers.map((worker) => worker.idle()));
    return this.told - before;
  }

  /** Numbers of handled and failed events since this process started. */
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
