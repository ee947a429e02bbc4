import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import { Statements } from '../database/statements.js';
import { LOGGER } from '../observability/logger.js';
import { Queues } from '../queue/queues.js';
import { topicQueue } from './topic-queue.js';
import type { OutboxHandler, Topic } from './topic.js';

/**
 * Passes events of the outbox to their handlers: each at least once, in any process, and the events of one lane in
 * order (ADR 19). Each topic has a queue of its own.
 */
@Injectable()
export class OutboxWorker extends Queues {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { OUTBOX_POLL_SECONDS }: PlatformConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super('outbox', OUTBOX_POLL_SECONDS, log);
  }

  /**
   * Registers the handler of a topic; there is only one handler per topic. Events of topics without a handler wait for
   * a process that has one.
   */
  on<Payload extends object>(topic: Topic<Payload>, handler: OutboxHandler<Payload>): void {
    this.queues.set(topic.name, topicQueue(topic, handler, this.statements, this.log));
  }

  /** Numbers of handled and failed events since this process started. */
  get counts(): { topic: string; told: number; failed: number }[] {
    return [...this.queues].map(([topic, { succeeded, failed }]) => ({ topic, told: succeeded, failed }));
  }
}
