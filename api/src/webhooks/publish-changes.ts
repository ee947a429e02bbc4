import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { WebhooksConfig } from './webhooks.config.js';

const BATCH = 1000;

/**
 * Turns recorded changes of the catalogue into events (`api/prisma/sql/webhook-catalogue.sql`). Each event contains the
 * state of its subject at that time, so several changes between two runs become one event. Only one process at a time
 * does this, so the event ids of a subject have the same order as its states.
 */
@Injectable()
export class PublishChanges extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { WEBHOOK_POLL_SECONDS }: WebhooksConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('webhooks-publish', WEBHOOK_POLL_SECONDS, log);
  }

  async run(): Promise<void> {
    while (!this.isStopped && (await this.publish()) === BATCH);
  }

  /** Returns the number of processed changes. */
  private async publish(): Promise<number> {
    const [noted] = await this.statements.rows(ANY_NOTED);
    if (!noted) return 0;
    return this.statements.transaction(
      async (queries) => {
        const [lock] = await queries.rows(LOCK);
        if (!lock!.mine) return 0;
        // A separate statement, because it must see what the last holder of the lock has committed.
        const [done] = await queries.rows(PUBLISH, { batch: BATCH });
        return done!.taken;
      },
      { idempotent: true },
    );
  }
}

const ANY_NOTED = statement('webhook-any-change')`SELECT 1 AS "noted" FROM "webhook_change" LIMIT 1`;

const LOCK = statement('webhook-publish-lock')`
SELECT coalesce(pg_try_advisory_xact_lock(hashtext('webhook_change')), false) AS "mine"`;

const OFFER = `'itemId', i."id", 'productId', i."productId", 'sku', i."sku", 'externalId', i."externalId"`;

/** A deleted offer causes no event; a deleted product causes `product.hidden`. */
const PUBLISH = statement('webhook-publish')`
WITH taken AS (
  DELETE FROM "webhook_change" w USING (
    SELECT "kind", "subjectId", "transactionId" FROM "webhook_change" ORDER BY "kind", "subjectId" LIMIT :batch) batch
  WHERE (w."kind", w."subjectId", w."transactionId") = (batch."kind", batch."subjectId", batch."transactionId")
  RETURNING w."kind", w."subjectId", w."cause"
), subject AS (
  SELECT "kind", "subjectId" AS "id", CASE WHEN count(DISTINCT coalesce("cause", 'null')) = 1 THEN (array_agg("cause"))[1]
    ELSE jsonb_build_object('by', 'SEVERAL', 'id', null, 'name', null) END AS "cause"
  FROM taken GROUP BY 1, 2
), state AS (
  SELECT 'stock.changed' AS "type", 'product_item' AS "subjectType", s."id", s."cause", jsonb_build_object(${OFFER},
    'stock', i."stock", 'reserved', i."reserved", 'available', i."stock" - i."reserved",
    'active', i."active" AND i."deletedAt" IS NULL) AS "data"
  FROM subject s JOIN "product_item" i ON i."id" = s."id" WHERE s."kind" = 'stock'
  UNION ALL
  SELECT 'price.changed', 'product_item', s."id", s."cause", jsonb_build_object(${OFFER}, 'price', r."price",
    'oldPrice', r."oldPrice", 'loyaltyPrice', r."loyaltyPrice")
  FROM subject s JOIN "price_details" r ON r."itemId" = s."id" JOIN "product_item" i ON i."id" = s."id"
  WHERE s."kind" = 'price'
  UNION ALL
  SELECT CASE WHEN p."active" AND p."deletedAt" IS NULL THEN 'product.saved' ELSE 'product.hidden' END, 'product', s."id", s."cause",
    jsonb_build_object('productId', s."id", 'slug', p."slug")
    || CASE WHEN p."active" AND p."deletedAt" IS NULL THEN jsonb_build_object('name', p."name") ELSE '{}' END
  FROM subject s LEFT JOIN "product" p ON p."id" = s."id" WHERE s."kind" = 'product'
), event AS (
  INSERT INTO "webhook_event" ("type", "subjectType", "subjectId", "data", "cause")
  SELECT "type", "subjectType", "id"::text, "data", "cause" FROM state
  WHERE EXISTS (SELECT FROM "webhook_endpoint" e WHERE state."type" = ANY(e."events"))
  RETURNING "id", "type", "subjectType", "subjectId"
), delivery AS (
  INSERT INTO "webhook_delivery" ("endpointId", "eventId", "lane")
  SELECT e."id", event."id", event."subjectType" || ':' || event."subjectId"
  FROM event JOIN "webhook_endpoint" e ON event."type" = ANY(e."events")
)
SELECT count(*)::int AS "taken" FROM taken`;
