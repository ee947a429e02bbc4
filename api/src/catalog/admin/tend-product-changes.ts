import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { CleanUp } from '../../platform/queue/clean-up.js';
import { ChangedProducts } from './changed-products.js';

/** How long the changes of prices are kept. */
export const PRICES_KEPT_DAYS = 400;

/**
 * Records changes of products while nobody lists them, so that the first list need not wait; deletes old price changes.
 */
@Injectable()
export class TendProductChanges extends CleanUp {
  constructor(
    statements: Statements,
    changes: ChangedProducts,
    @Inject(CONFIG) { OUTBOX_POLL_SECONDS }: PlatformConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('product-changes', OUTBOX_POLL_SECONDS > 0, log, [
      () => changes.noteSome(),
      (batch) => statements.rows(FORGET_PRICES, { batch, days: PRICES_KEPT_DAYS }),
    ]);
  }
}

const FORGET_PRICES = statement('price-changes-forget')`
DELETE FROM "price_change" WHERE "id" IN (
  SELECT "id" FROM "price_change" WHERE "changedAt" < now() - make_interval(days => :days) ORDER BY "changedAt" LIMIT :batch)
RETURNING "id"`;
