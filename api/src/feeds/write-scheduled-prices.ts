import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import type { ScheduledRow } from './scheduled-prices.js';

interface ScheduledOffer {
  productId: string;
  sizeId: string | undefined;
  supplierId: string | undefined;
  scheduled: readonly ScheduledRow[];
}

/**
 * Replaces the scheduled prices of these offers, except of those whose price an operator has set, which have none.
 * Returns the ids of the products that have changed.
 */
export async function writeScheduledPrices(
  transaction: Transaction,
  offers: readonly ScheduledOffer[],
): Promise<string[]> {
  const named = offers.map(({ productId, sizeId, supplierId, scheduled }) => ({
    productId,
    sizeId,
    supplierId,
    scheduled,
  }));
  const changed = await transaction.rows(REPLACE_SCHEDULED, { offers: JSON.stringify(named) });
  return changed.map(({ productId }) => productId);
}

const REPLACE_SCHEDULED = statement('replace-scheduled-prices')`
WITH named AS MATERIALIZED (
  SELECT o."productId", o."id" AS "itemId", i."scheduled"
  FROM jsonb_to_recordset(:offers::jsonb) AS i("productId" uuid, "sizeId" uuid, "supplierId" uuid, "scheduled" jsonb)
  JOIN "product_item" o ON o."productId" = i."productId" AND o."sizeId" = i."sizeId" AND o."supplierId" = i."supplierId"
  JOIN "price_details" d ON d."itemId" = o."id" AND d."setBy" IS NULL
), wanted AS MATERIALIZED (
  SELECT n."productId", n."itemId", w."position", w."from", w."to", w."price", w."oldPrice", w."regularPrice",
    w."regularOldPrice", w."regularLoyaltyPrice", w."dueAt"
  FROM named n CROSS JOIN jsonb_to_recordset(n."scheduled") AS w("position" int, "from" timestamptz, "to" timestamptz,
    "price" bigint, "oldPrice" bigint, "regularPrice" bigint, "regularOldPrice" bigint, "regularLoyaltyPrice" bigint,
    "dueAt" timestamptz)
), gone AS (
  DELETE FROM "scheduled_price" s USING named n
  WHERE n."itemId" = s."itemId"
    AND NOT EXISTS (SELECT FROM wanted w WHERE w."itemId" = s."itemId" AND w."position" = s."position")
  RETURNING n."productId"
), written AS (
  INSERT INTO "scheduled_price" AS s ("itemId", "position", "from", "to", "price", "oldPrice", "regularPrice",
    "regularOldPrice", "regularLoyaltyPrice", "dueAt")
  SELECT "itemId", "position", "from", "to", "price", "oldPrice", "regularPrice", "regularOldPrice",
    "regularLoyaltyPrice", "dueAt" FROM wanted
  ON CONFLICT ("itemId", "position") DO UPDATE SET "from" = excluded."from", "to" = excluded."to",
    "price" = excluded."price", "oldPrice" = excluded."oldPrice", "regularPrice" = excluded."regularPrice",
    "regularOldPrice" = excluded."regularOldPrice", "regularLoyaltyPrice" = excluded."regularLoyaltyPrice",
    "dueAt" = excluded."dueAt"
  WHERE (s."from", s."to", s."price", s."oldPrice", s."regularPrice", s."regularOldPrice", s."regularLoyaltyPrice", s."dueAt")
    IS DISTINCT FROM (excluded."from", excluded."to", excluded."price", excluded."oldPrice", excluded."regularPrice",
      excluded."regularOldPrice", excluded."regularLoyaltyPrice", excluded."dueAt")
  RETURNING s."itemId"
)
SELECT "productId" FROM gone
UNION SELECT w."productId" FROM written JOIN wanted w ON w."itemId" = written."itemId"`;
