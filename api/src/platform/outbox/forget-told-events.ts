import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { statement } from '../database/statement.js';
import { Statements } from '../database/statements.js';
import { LOGGER } from '../observability/logger.js';
import { Repeat } from '../repeat.js';

const EVERY_SECONDS = 600;
/** Number of rows per statement, so that a large backlog is deleted in small transactions. */
const BATCH = 1000;

/**
 * Deletes events OUTBOX_KEPT_DAYS after they were handled. Dead events stay until an operator replays or drops them.
 */
@Injectable()
export class ForgetToldEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: PlatformConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    this.repeat = new Repeat('outbox-forget', config.OUTBOX_POLL_SECONDS && EVERY_SECONDS, () => this.run(), log);
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  /** Returns the number of deleted events. */
  async run(): Promise<number> {
    let deleted = 0;
    for (let rows = BATCH; rows === BATCH && !this.repeat.isStopped; deleted += rows)
      rows = (await this.statements.rows(FORGET, { days: this.config.OUTBOX_KEPT_DAYS, batch: BATCH })).length;
    return deleted;
  }
}

const FORGET = statement('outbox-forget')`
DELETE FROM "outbox_event" WHERE "id" IN (
  SELECT "id" FROM "outbox_event" WHERE "doneAt" < now() - make_interval(days => :days) ORDER BY "doneAt" LIMIT :batch
  FOR UPDATE SKIP LOCKED)
RETURNING 1 AS "deleted"`;
