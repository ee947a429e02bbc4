import { v7 as uuid } from 'uuid';
import { statement } from '../platform/database/statement.js';
import { IS_OF_RECORD, OWN_SOURCE } from './own-source.js';
import type { Transaction } from './catalog-transaction.js';
import type { References } from './resolve-references.js';
import type { PendingProduct } from './pending-product.js';
import { pricesAt, scheduledAt, type ScheduledRow } from './scheduled-prices.js';
import { writeScheduledPrices } from './write-scheduled-prices.js';

/** An offer of a product as it is to be written. */
export interface OfferRow {
  id: string;
  productId: string;
  sizeId: string | undefined;
  supplierId: string | undefined;
  sku: string | null;
  barcode?: string | null;
  /** Name of the feed; null for an offer created in the shop. */
  source: string | null;
  externalId: string | null;
  deliveryIsoCode: string;
  active: boolean;
  stock: number;
  feedStock: number;
  maxPerOrder?: number;
  /** The current price; the old and the loyalty price are current, too. */
  price: number;
  oldPrice: number | null;
  loyaltyPrice: number | null;
  bonusCalcState: string | null;
  scheduled: ScheduledRow[];
}

export interface WriteOptions {
  /** Whether to replace prices that operators have set. */
  overwrite: boolean;
  /** The time for which scheduled prices are evaluated. */
  now: Date;
}

/**
 * Writes the offers of a batch and their prices. Returns the ids of existing products that have changed. Prices set by
 * an operator are changed only with `overwrite`. `api/prisma/sql/catalogue-figures.sql` refuses impossible prices.
 */
export async function writeOffers(
  transaction: Transaction,
  pending: readonly PendingProduct[],
  references: References,
  { overwrite, now }: WriteOptions,
): Promise<string[]> {
  const created = pending.filter(({ hasOffers }) => !hasOffers);
  const compared = pending.filter(({ hasOffers, compare }) => hasOffers && compare.offers);
  const fresh = offersOf(created, references, now);
  if (fresh.length > 0) await insertOffers(transaction, fresh);
  if (compared.length === 0) return [];
  const offers = offersOf(compared, references, now);
  const changed = offers.length > 0 ? await mergeOffers(transaction, offers, overwrite) : [];
  changed.push(...(await writeScheduledPrices(transaction, offers)));
  changed.push(...(await endOffers(transaction, compared, offers, namedOutside(pending))));
  return changed;
}

/** Returns the offers of products, with the ids of the rows that they refer to. */
export function offersOf(pending: readonly PendingProduct[], references: References, now: Date): OfferRow[] {
  const rows = new Map<string, OfferRow>();
  for (const { id, product } of pending) {
    for (const { size, supplier, scheduledPrices, ...item } of product.items) {
      const sizeId = references.size.get(size.slug);
      const supplierId = references.supplier.get(supplier.slug);
      const key = `${id} ${sizeId} ${supplierId}`;
      // Two labels may mean the same size row, if it was renamed; the first offer is kept. A version 7 UUID starts with
      // the time, so new rows are adjacent in the index, while random ids would touch all its pages.
      if (rows.has(key)) continue;
      const prices = pricesAt(now, item, scheduledPrices);
      const scheduled = scheduledAt(now, item, scheduledPrices);
      const source = product.source === OWN_SOURCE ? null : product.source;
      rows.set(key, { id: uuid(), productId: id, sizeId, supplierId, source, ...item, ...prices, scheduled });
    }
  }
  return [...rows.values()];
}

/** Inserts all offers of new products. */
async function insertOffers(transaction: Transaction, offers: readonly OfferRow[]): Promise<void> {
  await transaction.rows(INSERT_OFFERS, { offers: JSON.stringify(offers) });
  await allowUnits(
    transaction,
    offers.filter(({ maxPerOrder = 1 }) => maxPerOrder > 1),
  );
  const scheduled = offers.filter((offer) => offer.scheduled.length > 0);
  if (scheduled.length > 0) await writeScheduledPrices(transaction, scheduled);
}

/**
 * Updates existing offers. The current stock changes by the difference between the feed's figure and its previous one,
 * but never falls below the reserved units. So units that this shop has sold are not restored by an import.
 */
async function mergeOffers(
  transaction: Transaction,
  offers: readonly OfferRow[],
  overwrite: boolean,
): Promise<string[]> {
  const input = JSON.stringify(offers);
  const items = await transaction.rows(MERGE_OFFERS, { offers: input });
  const prices = await transaction.rows(MERGE_PRICES, { offers: input, overwrite });
  const allowed = await allowUnits(
    transaction,
    offers.filter(({ maxPerOrder }) => maxPerOrder !== undefined),
  );
  return [...items, ...prices, ...allowed].map((row) => row.productId);
}

/** Writes how many units one order may have. Few feeds state the number, so the statements above leave it out. */
async function allowUnits(transaction: Transaction, offers: readonly OfferRow[]): Promise<{ productId: string }[]> {
  return offers.length ? transaction.rows(ALLOW_UNITS, { offers: JSON.stringify(offers) }) : [];
}

/**
 * A price that an operator has set and that differs from the feed's. The operator's price is kept. Prices are in
 * kopecks.
 */
export interface KeptPrice {
  productId: string;
  size: string;
  price: number;
  feedPrice: number;
  /** Name of the operator who set the price. */
  by: string;
  at: string;
}

/** Returns the prices that operators have set and that differ from the feed's prices for the current time. */
export function keptPrices(
  transaction: Transaction,
  pending: readonly PendingProduct[],
  references: References,
  now: Date,
): Promise<KeptPrice[]> {
  return transaction.rows(KEPT_PRICES, { offers: JSON.stringify(offersOf(pending, references, now)) });
}

/**
 * Returns the offers that the groups of products name, but no record contains: their rows were rejected, or the records
 * come later.
 */
function namedOutside(pending: readonly PendingProduct[]): Array<{ productId: string; externalId: string }> {
  const own = new Set(pending.flatMap(({ product }) => product.items.map(({ externalId }) => externalId)));
  return pending.flatMap(({ id, product: { group } }) =>
    (group?.offers ?? []).flatMap((externalId) => (own.has(externalId) ? [] : [{ productId: id, externalId }])),
  );
}

/**
 * Deactivates offers that are missing from the feed, and returns the ids of their products. The rows are kept, because
 * orders and carts refer to them. If an offer reappears in the feed, its stock continues from the last value. `named`
 * are offers that are not missing, but stay as they are.
 */
async function endOffers(
  transaction: Transaction,
  compared: readonly PendingProduct[],
  offers: readonly OfferRow[],
  named: ReadonlyArray<{ productId: string; externalId: string }>,
): Promise<string[]> {
  const keys = offers.map(({ productId, sizeId, supplierId }) => ({ productId, sizeId, supplierId }));
  const records = compared.map(({ id, product, offersOnly }) => ({
    productId: id,
    source: product.source,
    offersOnly,
  }));
  const ended = await transaction.rows(END_OFFERS, {
    keys: JSON.stringify(keys),
    named: JSON.stringify(named),
    records: JSON.stringify(records),
  });
  return ended.map((row) => row.productId);
}

const INSERT_OFFERS = statement('insert-offers')`
WITH i AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:offers::jsonb) AS i("id" uuid, "productId" uuid, "sizeId" uuid,
    "supplierId" uuid, "sku" text, "barcode" text, "source" text, "externalId" text, "deliveryIsoCode" text,
    "active" boolean, "stock" int, "feedStock" int, "price" bigint, "oldPrice" bigint, "loyaltyPrice" bigint, "bonusCalcState" text)
), offer AS (
  INSERT INTO "product_item"
    ("id", "productId", "sizeId", "supplierId", "sku", "barcode", "source", "externalId", "deliveryIsoCode", "active", "stock", "feedStock")
  SELECT "id", "productId", "sizeId", "supplierId", "sku", "barcode", "source", "externalId", "deliveryIsoCode", "active", "stock",
    "feedStock" FROM i
)
INSERT INTO "price_details" ("itemId", "price", "oldPrice", "loyaltyPrice", "bonusCalcState")
SELECT "id", "price", "oldPrice", "loyaltyPrice", "bonusCalcState"::"BonusCalcState" FROM i`;

const MERGE_OFFERS = statement('merge-offers')`
INSERT INTO "product_item" AS o
  ("id", "productId", "sizeId", "supplierId", "sku", "barcode", "source", "externalId", "deliveryIsoCode", "active", "stock", "feedStock")
SELECT i."id", i."productId", i."sizeId", i."supplierId", i."sku", i."barcode", i."source", i."externalId", i."deliveryIsoCode",
  i."active", i."stock", i."feedStock"
FROM jsonb_to_recordset(:offers::jsonb) AS i("id" uuid, "productId" uuid, "sizeId" uuid, "supplierId" uuid, "sku" text,
  "barcode" text, "source" text, "externalId" text, "deliveryIsoCode" text, "active" boolean, "stock" int, "feedStock" int)
ORDER BY i."productId", i."sizeId", i."supplierId"
ON CONFLICT ("productId", "sizeId", "supplierId") DO UPDATE SET
  "sku" = excluded."sku", "barcode" = excluded."barcode", "source" = excluded."source", "externalId" = excluded."externalId",
  "deliveryIsoCode" = excluded."deliveryIsoCode",
  "active" = excluded."active", "feedStock" = excluded."feedStock", "updatedAt" = now(),
  "stock" = least(2147483647, greatest(o."reserved", o."stock"::bigint + excluded."feedStock" - o."feedStock"))::int
WHERE (o."sku", o."barcode", o."source", o."externalId", o."deliveryIsoCode", o."active", o."feedStock")
  IS DISTINCT FROM (excluded."sku", excluded."barcode", excluded."source", excluded."externalId", excluded."deliveryIsoCode",
    excluded."active", excluded."feedStock")
RETURNING o."productId"`;

const ALLOW_UNITS = statement('allow-units')`
UPDATE "product_item" o SET "maxPerOrder" = i."maxPerOrder", "updatedAt" = now()
FROM jsonb_to_recordset(:offers::jsonb) AS i("productId" uuid, "sizeId" uuid, "supplierId" uuid, "maxPerOrder" int)
JOIN "supplier" u ON u."id" = i."supplierId"
WHERE o."productId" = i."productId" AND o."sizeId" = i."sizeId" AND o."supplierId" = i."supplierId"
  AND o."maxPerOrder" <> i."maxPerOrder"
  -- A feed need not know that the seller is a private one.
  AND (i."maxPerOrder" = 1 OR u."type" <> 'PRIVATE_SELLER')
RETURNING o."productId"`;

const MERGE_PRICES = statement('merge-prices')`
WITH written AS (
  INSERT INTO "price_details" AS d ("itemId", "price", "oldPrice", "loyaltyPrice", "bonusCalcState")
  SELECT o."id", i."price", i."oldPrice", i."loyaltyPrice", i."bonusCalcState"::"BonusCalcState"
  FROM jsonb_to_recordset(:offers::jsonb) AS i("productId" uuid, "sizeId" uuid, "supplierId" uuid, "price" bigint,
    "oldPrice" bigint, "loyaltyPrice" bigint, "bonusCalcState" text)
  JOIN "product_item" o ON o."productId" = i."productId" AND o."sizeId" = i."sizeId" AND o."supplierId" = i."supplierId"
  ORDER BY o."id"
  ON CONFLICT ("itemId") DO UPDATE SET
    ("price", "oldPrice", "loyaltyPrice", "setBy", "setAt") = (
      SELECT excluded."price", excluded."oldPrice", excluded."loyaltyPrice", NULL::uuid, NULL::timestamptz
      WHERE d."setBy" IS NULL OR :overwrite::boolean
      UNION ALL
      SELECT d."price", d."oldPrice", d."loyaltyPrice", d."setBy", d."setAt"
      WHERE d."setBy" IS NOT NULL AND NOT :overwrite::boolean),
    "bonusCalcState" = excluded."bonusCalcState"
  WHERE d."bonusCalcState" IS DISTINCT FROM excluded."bonusCalcState"
    OR CASE WHEN d."setBy" IS NULL OR :overwrite::boolean
       THEN (d."price", d."oldPrice", d."loyaltyPrice", d."setBy")
         IS DISTINCT FROM (excluded."price", excluded."oldPrice", excluded."loyaltyPrice", NULL::uuid) ELSE false END
  RETURNING "itemId"
)
SELECT DISTINCT o."productId" FROM written JOIN "product_item" o ON o."id" = written."itemId"`;

const KEPT_PRICES = statement('kept-prices')`
SELECT o."productId", z."name" AS "size", d."price"::float8, coalesce(i."price", 0)::float8 AS "feedPrice",
  coalesce(to_char(d."setAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD'), '') AS "at",
  coalesce((SELECT coalesce(nullif(concat_ws(' ', u."name", u."surname"), ''), u."email", u."phone")
            FROM "user_account" u WHERE u."id" = d."setBy"),
           (SELECT g."name" FROM "program" g WHERE g."id" = d."setBy"), d."setBy"::text) AS "by"
FROM jsonb_to_recordset(:offers::jsonb) AS i("productId" uuid, "sizeId" uuid,
  "supplierId" uuid, "price" bigint, "oldPrice" bigint, "loyaltyPrice" bigint)
JOIN "product_item" o ON o."productId" = i."productId" AND o."sizeId" = i."sizeId" AND o."supplierId" = i."supplierId"
JOIN "price_details" d ON d."itemId" = o."id" AND d."setBy" IS NOT NULL
JOIN "size" z ON z."id" = o."sizeId"
WHERE (d."price", d."oldPrice", d."loyaltyPrice") IS DISTINCT FROM (i."price", i."oldPrice", i."loyaltyPrice")
ORDER BY o."productId", z."position", o."id"`;

const END_OFFERS = statement('end-offers')`
WITH i AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:keys::jsonb) AS i("productId" uuid, "sizeId" uuid, "supplierId" uuid)
)
UPDATE "product_item" o SET "active" = false, "updatedAt" = now()
FROM jsonb_to_recordset(:records::jsonb) AS s("productId" uuid, "source" text, "offersOnly" boolean)
WHERE o."productId" = s."productId" AND ${IS_OF_RECORD} AND o."active" AND o."deletedAt" IS NULL
  -- Hashed: a join of the two would compare each offer with each.
  AND (o."productId", o."sizeId", o."supplierId") NOT IN (SELECT "productId", "sizeId", "supplierId" FROM i)
  AND (o."productId", coalesce(o."externalId", '')) NOT IN (
    SELECT n."productId", n."externalId" FROM jsonb_to_recordset(:named::jsonb) AS n("productId" uuid, "externalId" text))
  -- Offers that did not come from the feed, a private seller's for one, are not the feed's to end.
  AND (o."externalId" IS NOT NULL OR EXISTS (SELECT FROM i WHERE i."productId" = o."productId" AND i."supplierId" = o."supplierId"))
RETURNING o."productId"`;
