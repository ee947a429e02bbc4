import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { statement } from '../database/statement.js';
import { Statements } from '../database/statements.js';
import { LOGGER } from '../observability/logger.js';
import { CleanUp } from '../queue/clean-up.js';
import { deleteSome } from '../queue/due-rows.js';

/**
 * Deletes events OUTBOX_KEPT_DAYS after they were handled. Dead events stay until an operator replays or drops them.
 */
@Injectable()
export class ForgetToldEvents extends CleanUp {
  constructor(
    statements: Statements,
    @Inject(CONFIG) { OUTBOX_POLL_SECONDS, OUTBOX_KEPT_DAYS: days }: PlatformConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('outbox-forget', OUTBOX_POLL_SECONDS > 0, log, [(batch) => statements.rows(FORGET, { days, batch })]);
  }
}

const FORGET = statement('outbox-forget')`
${deleteSome('outbox_event', `old."doneAt" < now() - make_interval(days => :days)`, 'old."doneAt"')}`;
