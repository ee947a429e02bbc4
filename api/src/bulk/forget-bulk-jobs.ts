import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Repeat } from '../platform/repeat.js';
import type { BulkConfig } from './bulk.config.js';

const EVERY_SECONDS = 600;

/** Deletes bulk jobs with their rows BULK_KEPT_DAYS after they were done, each in a transaction of its own. */
@Injectable()
export class ForgetBulkJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: BulkConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    this.repeat = new Repeat('bulk-forget', config.BULK_POLL_SECONDS && EVERY_SECONDS, () => this.run(), log);
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  async run(): Promise<void> {
    const days = this.config.BULK_KEPT_DAYS;
    while (!this.repeat.isStopped && (await this.statements.rows(FORGET, { days })).length);
  }
}

const FORGET = statement('bulk-forget')`
DELETE FROM "bulk_job" WHERE "id" = (
  SELECT "id" FROM "bulk_job" WHERE "finishedAt" < now() - make_interval(days => :days)
  ORDER BY "number" LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING 1 AS "deleted"`;
