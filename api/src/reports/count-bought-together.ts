import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { ReportsConfig } from './reports.config.js';

/** Number of latest orders that are counted. */
const ORDERS = 20_000;
/**
 * Maximum number of products of an order; a larger order is a reseller's, and says nothing about what is worn together.
 */
const MOST_OF_ORDER = 20;
/** Minimum number of orders that contain a pair, so that the pair is neither chance nor shows a single purchase. */
const LEAST = 3;
/** Number of pairs that are stored per product. */
const PAIRS = 20;

/**
 * Counts which products were bought together and kept, for the companions of a product. Returned units do not count.
 * The sums contain nothing about buyers. Several processes may run it at the same time: only one of them works.
 */
@Injectable()
export class CountBoughtTogether extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { BOUGHT_TOGETHER_SECONDS }: ReportsConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('bought together', BOUGHT_TOGETHER_SECONDS, log);
  }

  /** Returns the number of changed pairs. */
  run(): Promise<number> {
    return this.statements.transaction(async (queries) => {
      const [turn] = await queries.rows(TURN);
      if (!turn!.ours) return 0;
      const bounds = { orders: ORDERS, mostOfOrder: MOST_OF_ORDER, least: LEAST, pairs: PAIRS };
      const [counted] = await queries.rows(COUNT, bounds);
      return counted!.changed;
    });
  }
}

const TURN = statement('bought-together-turn')`
SELECT pg_try_advisory_xact_lock(hashtext('bought_together')) AS "ours"`;

/** The work is limited by the number of orders and of products in each. Unchanged pairs are not written. */
const COUNT = statement('bought-together-count')`
WITH recent AS MATERIALIZED (
  SELECT "uuid" FROM "shop_order" WHERE "paidAt" IS NOT NULL ORDER BY "number" DESC LIMIT :orders
), kept AS MATERIALIZED (
  SELECT "orderUuid", "productId" FROM (
    SELECT i."orderUuid", i."productId", count(*) OVER (PARTITION BY i."orderUuid") AS "products"
    FROM recent r JOIN "order_product_item" i ON i."orderUuid" = r."uuid" AND i."unit" = 'SOLD'
    GROUP BY i."orderUuid", i."productId") g
  WHERE "products" BETWEEN 2 AND :mostOfOrder
), pairs AS (
  SELECT a."productId", b."productId" AS "otherId", count(*)::int AS "orders",
    row_number() OVER (PARTITION BY a."productId" ORDER BY count(*) DESC, b."productId") AS "place"
  FROM kept a JOIN kept b ON b."orderUuid" = a."orderUuid" AND b."productId" <> a."productId"
  GROUP BY a."productId", b."productId" HAVING count(*) >= :least
), chosen AS MATERIALIZED (
  SELECT "productId", "otherId", "orders" FROM pairs WHERE "place" <= :pairs
), gone AS (
  DELETE FROM "bought_together" t
  WHERE NOT EXISTS (SELECT FROM chosen c WHERE c."productId" = t."productId" AND c."otherId" = t."otherId") RETURNING 1
), written AS (
  INSERT INTO "bought_together" AS t ("productId", "otherId", "orders")
  SELECT c."productId", c."otherId", c."orders" FROM chosen c
  JOIN "product" p ON p."id" = c."productId" JOIN "product" o ON o."id" = c."otherId"
  ORDER BY c."productId", c."otherId"
  ON CONFLICT ("productId", "otherId") DO UPDATE SET "orders" = excluded."orders" WHERE t."orders" <> excluded."orders"
  RETURNING 1
)
SELECT ((SELECT count(*) FROM gone) + (SELECT count(*) FROM written))::int AS "changed"`;
