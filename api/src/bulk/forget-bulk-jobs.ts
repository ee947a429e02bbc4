import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { CleanUp } from '../platform/queue/clean-up.js';
import { deleteSome } from '../platform/queue/due-rows.js';
import type { BulkConfig } from './bulk.config.js';

/** Deletes bulk jobs with their rows BULK_KEPT_DAYS after they were done, each in a transaction of its own. */
@Injectable()
export class ForgetBulkJobs extends CleanUp {
  constructor(
    statements: Statements,
    @Inject(CONFIG) { BULK_POLL_SECONDS, BULK_KEPT_DAYS: days }: BulkConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('bulk-forget', BULK_POLL_SECONDS > 0, log, [(batch) => statements.rows(FORGET, { days, batch })], 1);
  }
}

const FORGET = statement('bulk-forget')`
${deleteSome('bulk_job', `old."finishedAt" < now() - make_interval(days => :days)`, 'old."number"')}`;
