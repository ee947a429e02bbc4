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
 * Writes the scheduled prices of these offers, except of those whose price an operator has set, and removes all others of
 * these products. Returns the ids of the products that have changed.
 */
export async function writeScheduledPrices(
  transaction: Transaction,
  productIds: readonly string[],
  offers: readonly ScheduledOffer[],
): Promise<string[]> {
  const scheduled = offers.flatMap(({ productId, sizeId, supplierId, scheduled: rows }) =>
    rows.map((row) => ({ productId, sizeId, supplierId, ...row })),
  );
  const changed = await transaction.rows(REPLACE_SCHEDULED, { productIds, scheduled: JSON.stringify(scheduled) });
  return changed.map(({ productId }) => productId);
}

const REPLACE_SCHEDULED = statement('replace-scheduled-prices')`
WITH wanted AS MATERIALIZED (
  SELECT o."productId", o."id" AS "itemId", i."position", i."from", i."to", i."price", i."oldPrice", i."regularPrice",
    i."regularOldPrice", i."regularLoyaltyPrice", i."dueAt"
  FROM jsonb_to_recordset(:scheduled::jsonb) AS i("productId" uuid, "sizeId" uuid, "supplierId" uuid, "position" int,
    "from" timestamptz, "to" timestamptz, "price" bigint, "oldPrice" bigint, "regularPrice" bigint,
    "regularOldPrice" bigint, "regularLoyaltyPrice" bigint, "dueAt" timestamptz)
  JOIN "product_item" o ON o."productId" = i."productId" AND o."sizeId" = i."sizeId" AND o."supplierId" = i."supplierId"
  JOIN "price_details" d ON d."itemId" = o."id" AND d."setBy" IS NULL
), gone AS (
  DELETE FROM "scheduled_price" s USING "product_item" o
  WHERE o."id" = s."itemId" AND o."productId" = ANY(:productIds::uuid[])
    AND NOT EXISTS (SELECT FROM wanted w WHERE w."itemId" = s."itemId" AND w."position" = s."position")
  RETURNING o."productId"
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
