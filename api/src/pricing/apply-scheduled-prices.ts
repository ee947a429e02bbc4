import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { PricingConfig } from './pricing.config.js';

/**
 * Number of offers in one transaction. An order of one of them waits for the transaction, a few hundredths of a second.
 */
const MOST_OFFERS = 200;

/**
 * Applies scheduled prices when they begin, and the regular prices when they end. Several processes may do so at once:
 * each reads the due prices after locking the offers, so prices that another process has applied are no longer due. An
 * operator's price stays (`api/prisma/sql/scheduled-price.sql`).
 */
@Injectable()
export class ApplyScheduledPrices extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { PRICE_SWEEP_SECONDS }: PricingConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('scheduled-prices', PRICE_SWEEP_SECONDS, log);
  }

  /** Applies all due prices. Returns the number of offers whose prices have changed. */
  async run(now = new Date()): Promise<number> {
    let changed = 0;
    for (let found = MOST_OFFERS; found === MOST_OFFERS && !this.isStopped;) {
      const batch = await this.applySome(now);
      found = batch.found;
      changed += batch.changed;
    }
    return changed;
  }

  private applySome(now: Date): Promise<{ found: number; changed: number }> {
    return this.statements.transaction(
      async (queries) => {
        const offers = await queries.rows(LOCK_DUE, { now, most: MOST_OFFERS });
        if (!offers.length) return { found: 0, changed: 0 };
        const applied = await queries.rows(APPLY, { now, ids: offers.map(({ id }) => id) });
        return { found: offers.length, changed: applied.length };
      },
      { idempotent: true },
    );
  }
}

/** Locks in the order of ids, like all code that locks offers. */
const LOCK_DUE = statement('lock-scheduled-prices-due')`
SELECT "id" FROM "product_item" WHERE "id" = ANY(ARRAY(
  SELECT DISTINCT "itemId" FROM "scheduled_price" WHERE "dueAt" <= :now ORDER BY "itemId" LIMIT :most::int))
ORDER BY "id" FOR NO KEY UPDATE`;

const APPLY = statement('apply-scheduled-prices')`
WITH ended AS (
  DELETE FROM "scheduled_price" WHERE "itemId" = ANY(:ids::uuid[]) AND "to" <= :now
), begun AS (
  UPDATE "scheduled_price" SET "dueAt" = "to"
  WHERE "itemId" = ANY(:ids::uuid[]) AND "dueAt" <= :now AND ("to" IS NULL OR "to" > :now)
), held AS (
  SELECT s.*, ("from" IS NULL OR "from" <= :now) AND ("to" IS NULL OR "to" > :now) AS "inForce"
  FROM "scheduled_price" s WHERE s."itemId" = ANY(:ids::uuid[])
), present AS (
  SELECT DISTINCT ON ("itemId") "itemId", CASE WHEN "inForce" THEN "price" ELSE "regularPrice" END AS "price",
    CASE WHEN "inForce" THEN "oldPrice" ELSE "regularOldPrice" END AS "oldPrice",
    -- No loyalty price is above the price (catalogue-figures.sql).
    CASE WHEN NOT "inForce" OR "regularLoyaltyPrice" <= "price" THEN "regularLoyaltyPrice" END AS "loyaltyPrice"
  FROM held ORDER BY "itemId", "inForce" DESC
)
UPDATE "price_details" d SET "price" = p."price", "oldPrice" = p."oldPrice", "loyaltyPrice" = p."loyaltyPrice"
FROM present p
WHERE d."itemId" = p."itemId" AND d."setBy" IS NULL
  AND (d."price", d."oldPrice", d."loyaltyPrice") IS DISTINCT FROM (p."price", p."oldPrice", p."loyaltyPrice")
RETURNING d."itemId"`;
