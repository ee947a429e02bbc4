import { statement } from '../platform/database/statement.js';
import type { PriceComparison } from '../generated/prisma/enums.js';
import type { CatalogItem } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { doubtOf, medianOf } from './doubtful-price.js';
import type { PendingProduct } from './pending-product.js';
import type { References } from './resolve-references.js';

/** Minimum number of offers in a category whose median is taken for the usual price. */
const FEWEST_OFFERS = 10;

/** A price in kopecks that waits until an operator confirms it or the feed corrects it. */
export interface HeldBack {
  productId: string;
  sizeId: string | undefined;
  supplierId: string | undefined;
  size: string;
  price: number;
  oldPrice: number | null;
  loyaltyPrice: number | null;
  comparedWith: PriceComparison;
  expected: number;
  /** For a new offer: whether the feed sells it. Null for an offer that keeps its earlier price. */
  active: boolean | null;
}

/**
 * Takes doubtful prices out of the products: an offer keeps its current price, and a new offer is not sold. A held-back
 * price keeps waiting while the feed repeats it, and meanwhile there is no sale with dates. With `overwrite`, prices
 * that operators have set are compared, too. `usual` keeps the median price by the slug of a category during an import.
 * Returns the held-back prices, for {@link writeHeldBack}. Setting the price by hand ends the waiting
 * (`api/prisma/sql/held-back-price.sql`).
 */
export async function holdBackPrices(
  transaction: Transaction,
  pending: PendingProduct[],
  references: References,
  { usualPrices: usual, overwrite }: { usualPrices: Map<string, number>; overwrite: boolean },
): Promise<HeldBack[]> {
  const checked = pending.filter(({ isNew, compare }) => isNew || compare.offers);
  const known = checked.filter(({ hasOffers }) => hasOffers).map(({ id }) => id);
  const rows = known.length > 0 ? await transaction.rows(PRICES_NOW, { productIds: known }) : [];
  const now = new Map(rows.map((row) => [`${row.productId} ${row.sizeId} ${row.supplierId}`, row]));
  await learnUsualPrices(transaction, checked, usual);
  const held: HeldBack[] = [];
  for (const entry of checked) {
    const { items } = entry.product;
    const category = usual.get(categoryOf(entry)) ?? null;
    entry.product = {
      ...entry.product,
      items: items.map((item): CatalogItem => {
        const sizeId = references.size.get(item.size.slug);
        const supplierId = references.supplier.get(item.supplier.slug);
        const row = now.get(`${entry.id} ${sizeId} ${supplierId}`);
        if (row?.setByHand && !overwrite) return item;
        // The price of an offer that was never sold does not decide about the next price.
        const lastImport = row && !row.isUnsold ? row.price : null;
        const others = lastImport === null ? items.filter((other) => other !== item).map(({ price }) => price) : [];
        const doubt =
          row?.heldPrice === item.price && row.comparedWith !== null && row.expected !== null
            ? { comparedWith: row.comparedWith, expected: row.expected }
            : doubtOf(item.price, { lastImport, product: medianOf(others), oldPrice: item.oldPrice, category });
        if (!doubt) return item;
        const { price, oldPrice, loyaltyPrice } = item;
        const place = { productId: entry.id, sizeId, supplierId, size: item.size.name };
        const isUnsold = !row || row.isUnsold;
        const { comparedWith, expected } = doubt;
        held.push({
          ...place,
          price,
          oldPrice,
          loyaltyPrice,
          comparedWith,
          expected,
          active: isUnsold ? item.active : null,
        });
        const { scheduledPrices: _, ...unscheduled } = item;
        if (isUnsold) return { ...item, active: false };
        return { ...unscheduled, price: row.price, oldPrice: row.oldPrice, loyaltyPrice: row.loyaltyPrice };
      }),
    };
  }
  return held;
}

/** Writes the held-back prices, once the offers are written, and deletes those that the feed has corrected. */
export async function writeHeldBack(
  transaction: Transaction,
  pending: readonly PendingProduct[],
  held: readonly HeldBack[],
): Promise<void> {
  const checked = pending.filter(({ hasOffers, compare }) => hasOffers && compare.offers).map(({ id }) => id);
  if (checked.length === 0 && held.length === 0) return;
  await transaction.rows(WRITE_HELD_BACK, { held: JSON.stringify(held), productIds: checked });
}

const categoryOf = ({ product }: PendingProduct): string => product.category.at(-1)?.slug ?? '';

/** Adds the missing medians of categories: those of the shop, otherwise those of this batch. */
async function learnUsualPrices(
  transaction: Transaction,
  checked: readonly PendingProduct[],
  usual: Map<string, number>,
): Promise<void> {
  const pricesOf = new Map<string, number[]>();
  for (const entry of checked) {
    const slug = categoryOf(entry);
    if (slug === '' || usual.has(slug)) continue;
    pricesOf.set(slug, [...(pricesOf.get(slug) ?? []), ...entry.product.items.map(({ price }) => price)]);
  }
  if (pricesOf.size === 0) return;
  const slugs = [...pricesOf.keys()];
  for (const { slug, median } of await transaction.rows(USUAL_PRICES, { slugs, fewest: FEWEST_OFFERS }))
    usual.set(slug, median);
  for (const [slug, prices] of pricesOf) {
    const median = medianOf(prices, FEWEST_OFFERS);
    if (median !== null && !usual.has(slug)) usual.set(slug, median);
  }
}

const PRICES_NOW = statement('prices-before-import')`
SELECT o."productId", o."sizeId", o."supplierId", coalesce(s."regularPrice", d."price")::float8 AS "price",
  CASE WHEN s."itemId" IS NULL THEN d."oldPrice" ELSE s."regularOldPrice" END::float8 AS "oldPrice",
  CASE WHEN s."itemId" IS NULL THEN d."loyaltyPrice" ELSE s."regularLoyaltyPrice" END::float8 AS "loyaltyPrice",
  d."setBy" IS NOT NULL AS "setByHand", h."active" IS NOT NULL AS "isUnsold", h."price"::float8 AS "heldPrice",
  h."comparedWith", h."expected"::float8
FROM "product_item" o JOIN "price_details" d ON d."itemId" = o."id"
LEFT JOIN "held_back_price" h ON h."itemId" = o."id"
LEFT JOIN "scheduled_price" s ON s."itemId" = o."id" AND s."position" = (
  SELECT min(f."position") FROM "scheduled_price" f WHERE f."itemId" = o."id")
WHERE o."productId" = ANY(:productIds::uuid[])`;

const USUAL_PRICES = statement('usual-prices')`
SELECT c."slug", coalesce(percentile_disc(0.5) WITHIN GROUP (ORDER BY d."price"), 0)::float8 AS "median"
FROM "category" c
JOIN "product" p ON coalesce(p."productSubTypeId", p."productTypeId", p."productCategoryId") = c."id" AND p."deletedAt" IS NULL
JOIN "product_item" o ON o."productId" = p."id" AND o."active" AND o."deletedAt" IS NULL
JOIN "price_details" d ON d."itemId" = o."id"
WHERE c."slug" = ANY(:slugs)
GROUP BY c."slug" HAVING count(*) >= :fewest::int`;

const WRITE_HELD_BACK = statement('write-held-back-prices')`
WITH i AS MATERIALIZED (
  SELECT o."id" AS "itemId", i.* FROM jsonb_to_recordset(:held::jsonb) AS i("productId" uuid, "sizeId" uuid,
    "supplierId" uuid, "price" bigint, "oldPrice" bigint, "loyaltyPrice" bigint, "comparedWith" text, "expected" bigint, "active" boolean)
  JOIN "product_item" o ON o."productId" = i."productId" AND o."sizeId" = i."sizeId" AND o."supplierId" = i."supplierId"
), corrected AS (
  DELETE FROM "held_back_price" h USING "product_item" o
  WHERE o."id" = h."itemId" AND o."productId" = ANY(:productIds::uuid[]) AND h."itemId" NOT IN (SELECT "itemId" FROM i)
)
INSERT INTO "held_back_price" AS h ("itemId", "price", "oldPrice", "loyaltyPrice", "comparedWith", "expected", "active")
SELECT "itemId", "price", "oldPrice", "loyaltyPrice", "comparedWith"::"PriceComparison", "expected", "active" FROM i
ON CONFLICT ("itemId") DO UPDATE SET ("price", "oldPrice", "loyaltyPrice", "comparedWith", "expected", "active") =
  (excluded."price", excluded."oldPrice", excluded."loyaltyPrice", excluded."comparedWith", excluded."expected", excluded."active")
WHERE (h."price", h."oldPrice", h."loyaltyPrice", h."active")
  IS DISTINCT FROM (excluded."price", excluded."oldPrice", excluded."loyaltyPrice", excluded."active")
RETURNING "itemId"`;
