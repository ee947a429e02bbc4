import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { applyProducts } from './apply-products.js';
import { NOTED, ROWS, type Chunk, type Outcomes } from './row-outcomes.js';

/**
 * Applies rows and records the outcome of each, in the caller's transaction. Offers are locked in the order of their
 * ids, as in orders (`orders/locked-order.ts`). A later statement reads the offers' values, so it sees the changes that
 * the locks have waited for. Rows that change nothing write nothing, so no search document is built for them.
 */
export async function applyRows(queries: Queries, { kind, actorId, ...rows }: Chunk): Promise<Outcomes> {
  if (kind === 'PRODUCTS') return applyProducts(queries, rows);
  await queries.rows(LOCK_OFFERS, rows);
  if (kind === 'PRICES') await queries.rows(LOCK_PRICES, rows);
  const [outcomes] =
    kind === 'PRICES' ? await queries.rows(APPLY_PRICES, { ...rows, actorId }) : await queries.rows(APPLY_STOCK, rows);
  return outcomes!;
}

const LOCK_OFFERS = statement('bulk-lock-offers')`
SELECT 1 AS "locked" FROM "product_item" WHERE "id" IN (SELECT r."itemId" FROM ${ROWS} AND r."refusal" IS NULL)
ORDER BY "id" FOR NO KEY UPDATE`;

/** Feeds write prices without locking their offers. */
const LOCK_PRICES = statement('bulk-lock-prices')`
SELECT 1 AS "locked" FROM "price_details" WHERE "itemId" IN (SELECT r."itemId" FROM ${ROWS} AND r."refusal" IS NULL)
ORDER BY "itemId" FOR NO KEY UPDATE`;

/**
 * SQL that judges price rows. The same prices count as a change if they were the feed's: from now on feeds leave them. A
 * row that was computed from other prices than the present ones is refused.
 */
export const JUDGED_PRICES = `wanted AS (
  SELECT r."position", r."itemId", r."refusal", i."id" IS NULL AS "gone", r."price",
    r."seenPrice" IS NOT NULL AND (r."seenPrice", r."seenLoyaltyPrice")
      IS DISTINCT FROM (d."price", d."loyaltyPrice") AS "moved",
    CASE WHEN r."keepsOldPrice" THEN d."oldPrice" ELSE r."oldPrice" END AS "oldPrice",
    CASE WHEN r."keepsLoyaltyPrice" THEN d."loyaltyPrice" ELSE r."loyaltyPrice" END AS "loyaltyPrice",
    d."setBy", d."price" AS "presentPrice", d."oldPrice" AS "presentOld", d."loyaltyPrice" AS "presentLoyalty"
  FROM (SELECT r.* FROM ${ROWS}) r
  LEFT JOIN "product_item" i ON i."id" = r."itemId" AND i."deletedAt" IS NULL
  LEFT JOIN "price_details" d ON d."itemId" = i."id"
), judged AS MATERIALIZED (
  SELECT w."position", w."itemId", w."price", w."oldPrice", w."loyaltyPrice", NULL::int AS "reserved",
    CASE WHEN w."refusal" IS NOT NULL THEN w."refusal" WHEN w."gone" THEN 'ITEM_NOT_FOUND'
      WHEN w."moved" THEN 'PRICE_CHANGED' WHEN w."price" < 1 THEN 'PRICE_NOT_POSITIVE' WHEN w."oldPrice" <= w."price" THEN 'PRICE_NOT_BELOW_OLD'
      WHEN w."loyaltyPrice" > w."price" THEN 'PRICE_BELOW_LOYALTY' END AS "refusal",
    w."setBy" IS NOT NULL AND (w."presentPrice", w."presentOld", w."presentLoyalty")
      IS NOT DISTINCT FROM (w."price", w."oldPrice", w."loyaltyPrice") AS "same"
  FROM wanted w
)`;

const APPLY_PRICES = statement('bulk-apply-prices')`
WITH ${JUDGED_PRICES}, written AS (
  INSERT INTO "price_details" ("itemId", "price", "oldPrice", "loyaltyPrice", "setBy", "setAt")
  SELECT "itemId", "price", "oldPrice", "loyaltyPrice", :actorId::uuid, now() FROM judged
  WHERE "refusal" IS NULL AND NOT "same" ORDER BY "itemId"
  ON CONFLICT ("itemId") DO UPDATE SET "price" = excluded."price", "oldPrice" = excluded."oldPrice",
    "loyaltyPrice" = excluded."loyaltyPrice", "setBy" = excluded."setBy", "setAt" = excluded."setAt"
), ${NOTED}`;

/** SQL that judges stock rows. */
export const JUDGED_STOCK = `wanted AS (
  SELECT r."position", r."itemId", r."refusal", i."id" IS NULL AS "gone", i."stock" AS "present", i."reserved",
    coalesce(r."stock", i."stock"::bigint + r."difference") AS "stock"
  FROM (SELECT r.* FROM ${ROWS}) r LEFT JOIN "product_item" i ON i."id" = r."itemId" AND i."deletedAt" IS NULL
), refused AS (
  SELECT w.*, CASE WHEN w."refusal" IS NOT NULL THEN w."refusal" WHEN w."gone" THEN 'ITEM_NOT_FOUND'
    WHEN w."stock" < w."reserved" THEN 'STOCK_BELOW_RESERVED' WHEN w."stock" > 1000000 THEN 'STOCK_TOO_LARGE' END AS "why"
  FROM wanted w
), judged AS MATERIALIZED (
  SELECT "position", "itemId", "stock", "why" AS "refusal", "stock" = "present" AS "same",
    CASE WHEN "why" = 'STOCK_BELOW_RESERVED' THEN "reserved" END AS "reserved"
  FROM refused
)`;

const APPLY_STOCK = statement('bulk-apply-stock')`
WITH ${JUDGED_STOCK}, written AS (
  UPDATE "product_item" i SET "stock" = j."stock", "updatedAt" = now()
  FROM judged j WHERE i."id" = j."itemId" AND j."refusal" IS NULL AND NOT j."same"
), ${NOTED}`;
