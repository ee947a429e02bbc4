import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/** An offer whose price a run changes, in kopecks. */
export interface PriceChange {
  product: string;
  size: string;
  before: number;
  after: number;
}

/** An offer that a run takes off sale or puts on sale. An offer is on sale if it can be bought: active, with stock. */
export interface SaleChange {
  id: string;
  product: string;
  size: string;
  /** Whether the offer is on sale after the run. */
  onSale: boolean;
}

/** A product that a run moves to another category; null means no category. */
export interface CategoryChange {
  product: string;
  before: string | null;
  after: string | null;
}

/** A row that a run creates: a product, a brand, a category, or a held-back price, which has no name. */
export interface MadeRow {
  relation: string;
  name: string;
  /** Lowest price of a product in kopecks; null for other rows, and for a product without a price. */
  price: number | null;
}

export interface Changes {
  prices: PriceChange[];
  sales: SaleChange[];
  categories: CategoryChange[];
  made: MadeRow[];
}

/**
 * Returns what the run of this transaction has changed so far, in the terms of a merchant. Reads the rows that triggers
 * have kept (`api/prisma/sql/change-sets.sql`).
 */
export async function readChanges(transaction: Pick<Queries, 'rows'>): Promise<Changes> {
  return {
    prices: await transaction.rows(CHANGED_PRICES),
    sales: await transaction.rows(CHANGED_SALES),
    categories: await transaction.rows(CHANGED_CATEGORIES),
    made: await transaction.rows(MADE_ROWS),
  };
}

const RUN = `r."changeSetId" = current_setting('meet.change_set')::uuid`;
const KEPT = `r."before" IS NOT NULL AND r."after" IS NOT NULL`;

const CHANGED_PRICES = statement('changed-prices')`
SELECT p."name" AS "product", z."name" AS "size", coalesce((r."before" ->> 'price')::int, 0) AS "before",
  coalesce((r."after" ->> 'price')::int, 0) AS "after"
FROM "changed_row" r
JOIN "product_item" o ON o."id" = (r."after" ->> 'itemId')::uuid
JOIN "product" p ON p."id" = o."productId" JOIN "size" z ON z."id" = o."sizeId"
WHERE ${RUN} AND r."relation" = 'price_details' AND ${KEPT} AND r."before" -> 'price' <> r."after" -> 'price'
ORDER BY p."name", z."name"`;

/** Whether an offer was on sale before the run is taken from its former row and its product's former row. */
const CHANGED_SALES = statement('changed-sales')`
WITH offers AS MATERIALIZED (
  SELECT (r."after" ->> 'id')::uuid AS "id", r."before" FROM "changed_row" r
  WHERE ${RUN} AND r."relation" = 'product_item' AND r."after" IS NOT NULL
), products AS MATERIALIZED (
  SELECT (r."after" ->> 'id')::uuid AS "id", (r."before" ->> 'active')::boolean AS "active" FROM "changed_row" r
  WHERE ${RUN} AND r."relation" = 'product' AND ${KEPT} AND r."before" -> 'active' <> r."after" -> 'active'
), touched AS (
  SELECT "id" FROM offers UNION SELECT o."id" FROM "product_item" o JOIN products b ON b."id" = o."productId"
), seen AS (
  SELECT o."id", p."name" AS "product", z."name" AS "size",
    o."active" AND o."deletedAt" IS NULL AND p."active" AND o."stock" > 0 AS "onSale",
    coalesce(b."active", p."active") AND CASE WHEN c."id" IS NULL THEN o."active" AND o."deletedAt" IS NULL AND o."stock" > 0
      ELSE coalesce((c."before" ->> 'active')::boolean AND c."before" ->> 'deletedAt' IS NULL
        AND (c."before" ->> 'stock')::int > 0, false) END AS "wasOnSale"
  FROM touched t JOIN "product_item" o ON o."id" = t."id"
  JOIN "product" p ON p."id" = o."productId" JOIN "size" z ON z."id" = o."sizeId"
  LEFT JOIN offers c ON c."id" = t."id" LEFT JOIN products b ON b."id" = p."id"
)
SELECT "id", "product", "size", coalesce("onSale", false) AS "onSale" FROM seen WHERE "onSale" <> "wasOnSale"
ORDER BY "product", "size"`;

const CHANGED_CATEGORIES = statement('changed-categories')`
WITH placed AS (
  SELECT r."after" ->> 'name' AS "product",
    coalesce(r."before" ->> 'productSubTypeId', r."before" ->> 'productTypeId', r."before" ->> 'productCategoryId') AS "before",
    coalesce(r."after" ->> 'productSubTypeId', r."after" ->> 'productTypeId', r."after" ->> 'productCategoryId') AS "after"
  FROM "changed_row" r WHERE ${RUN} AND r."relation" = 'product' AND ${KEPT}
)
SELECT coalesce(c."product", '') AS "product", b."name" AS "before", a."name" AS "after" FROM placed c
LEFT JOIN "category" b ON b."id" = c."before"::uuid LEFT JOIN "category" a ON a."id" = c."after"::uuid
WHERE c."before" IS DISTINCT FROM c."after" ORDER BY c."product"`;

const MADE_ROWS = statement('made-rows')`
SELECT r."relation", coalesce(p."name", b."name", c."name", '') AS "name",
  (SELECT min(d."price")::int FROM "product_item" o JOIN "price_details" d ON d."itemId" = o."id" WHERE o."productId" = p."id") AS "price"
FROM "changed_row" r
LEFT JOIN "product" p ON r."relation" = 'product' AND p."id" = (r."after" ->> 'id')::uuid
LEFT JOIN "brand" b ON r."relation" = 'brand' AND b."id" = (r."after" ->> 'id')::uuid
LEFT JOIN "category" c ON r."relation" = 'category' AND c."id" = (r."after" ->> 'id')::uuid
WHERE ${RUN} AND r."relation" IN ('product', 'brand', 'category', 'held_back_price') AND r."before" IS NULL AND r."after" IS NOT NULL
ORDER BY r."relation", 2`;
