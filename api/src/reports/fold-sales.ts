import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import { shopZone } from '../shared/shop-time.js';
import { datedSales } from './dated-sales.js';
import type { ReportsConfig } from './reports.config.js';

/** Number of facts that one transaction adds up. */
const FACTS = 5_000;

/**
 * Adds facts of sales (`api/prisma/sql/sales.sql`) to the sums of their days and months. Several processes may run it
 * at the same time: only one of them works.
 */
@Injectable()
export class FoldSales extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { SALES_SUM_SECONDS }: ReportsConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('sales', SALES_SUM_SECONDS, log);
  }

  /** Returns the number of added facts. */
  async run(): Promise<number> {
    for (let folded = 0; ;) {
      const facts = await this.fold();
      folded += facts;
      if (facts < FACTS || this.isStopped) return folded;
    }
  }

  private fold(): Promise<number> {
    return this.statements.transaction(async (queries) => {
      const [turn] = await queries.rows(TURN);
      if (!turn!.ours) return 0;
      const [folded] = await queries.rows(FOLD, { zone: shopZone(), limit: FACTS });
      return folded!.facts;
    });
  }
}

const TURN = statement('sales-turn')`SELECT pg_try_advisory_xact_lock(hashtext('sales_sum')) AS "ours"`;

const FOLD = statement('sales-fold')`
WITH folded AS (
  DELETE FROM "sales_fact" WHERE "id" IN (SELECT "id" FROM "sales_fact" ORDER BY "id" LIMIT :limit) RETURNING *
), added AS (
  INSERT INTO "sales_sum" AS s ("dimension", "span", "day", "key", "orders", "revenue", "refunded", "units", "goods", "returned", "goodsReturned")
  SELECT "dimension", t."span"::"SalesSpan", t."first", "key", sum("orders"), sum("revenue"), sum("refunded"), sum("units"), sum("goods"),
    sum("returned"), sum("goodsReturned")
  FROM (${datedSales('folded')}) AS dated
  CROSS JOIN LATERAL (VALUES ('DAY', dated."day"), ('MONTH', date_trunc('month', dated."day"::timestamp)::date)) t("span", "first")
  GROUP BY 1, 2, 3, 4
  ON CONFLICT ("dimension", "span", "day", "key") DO UPDATE SET "orders" = s."orders" + excluded."orders",
    "revenue" = s."revenue" + excluded."revenue", "refunded" = s."refunded" + excluded."refunded",
    "units" = s."units" + excluded."units", "goods" = s."goods" + excluded."goods",
    "returned" = s."returned" + excluded."returned", "goodsReturned" = s."goodsReturned" + excluded."goodsReturned"
)
SELECT count(*)::int AS "facts" FROM folded`;
