import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { CleanUp } from '../platform/queue/clean-up.js';
import { deleteSome } from '../platform/queue/due-rows.js';
import { KEPT_HOURS } from './export-address.js';
import type { ExportsConfig } from './exports.config.js';

/**
 * Deletes exports a day after they were done, with the filters of their lists. Their files are deleted by their age
 * (`media/sweep-objects.ts`).
 */
@Injectable()
export class ForgetExports extends CleanUp {
  constructor(
    statements: Statements,
    @Inject(CONFIG) { EXPORT_POLL_SECONDS }: ExportsConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    const forget = (batch: number) => statements.rows(FORGET, { hours: KEPT_HOURS, batch });
    super('exports-forget', EXPORT_POLL_SECONDS > 0, log, [forget]);
  }
}

const FORGET = statement('export-forget')`
${deleteSome('export_job', `old."finishedAt" < now() - make_interval(hours => :hours::int)`)}`;
