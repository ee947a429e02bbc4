import { statement } from '../../../platform/database/statement.js';
import type { Queries } from '../../../platform/database/statements.js';
import { LOCK_SALES } from './merge-brands.js';
import { addSales, companionsAfterMerge, listAfterMerge, type MergeIds } from './mergeable.js';

/**
 * Moves to the target what people and operators have of the source: reviews, questions, the history of orders, sums of
 * sales, search rules, fields that name the source, and carts that hold an offer which the target has already.
 * `feeds/merge-products.ts` has moved the offers, favourites, notices, requests, and the URL.
 */
export async function followProduct(queries: Queries, ids: MergeIds): Promise<void> {
  await queries.rows(MOVE_REVIEWS, ids);
  await queries.rows(MOVE_QUESTIONS, ids);
  await queries.rows(MOVE_UNITS, ids);
  await queries.rows(MOVE_CARTS, ids);
  await queries.rows(MOVE_STEERING, ids);
  await queries.rows(LOCK_SALES);
  await queries.rows(MOVE_SALES, ids);
}

/**
 * Locks in the order of `prisma/sql/count-reviews.sql`. A shopper writes one review of a model. If a shopper has
 * reviewed both products, both reviews are shown, and the moved review keeps its model.
 */
const MOVE_REVIEWS = statement('merge-product-reviews')`
WITH moved AS (SELECT "id" FROM "review" WHERE "productId" = :source ORDER BY "id" FOR UPDATE)
UPDATE "review" r SET "productId" = :target, "modelKey" = CASE
  WHEN EXISTS (SELECT FROM "review" o WHERE o."userId" = r."userId" AND o."id" <> r."id"
    AND (o."productId" = :source OR o."modelKey" = coalesce(t."modelId", t."id")))
  THEN r."modelKey" ELSE coalesce(t."modelId", t."id") END
FROM moved, "product" t WHERE r."id" = moved."id" AND t."id" = :target`;

const MOVE_QUESTIONS = statement('merge-product-questions')`
UPDATE "product_question" SET "productId" = :target WHERE "productId" = :source`;

/** A unit keeps the name, picture and price that the shopper saw. */
const MOVE_UNITS = statement('merge-product-units')`
UPDATE "order_product_item" SET "productId" = :target WHERE "productId" = :source`;

const MOVE_CARTS = statement('merge-product-carts')`
WITH lines AS (
  DELETE FROM "cart_line" l USING "product_item" o, "product_item" t
  WHERE o."productId" = :source AND l."itemId" = o."id" AND t."productId" = :target AND t."sizeId" = o."sizeId"
    AND t."supplierId" = o."supplierId"
  RETURNING l."userId", t."id" AS "itemId", l."quantity", l."addedAt"
)
INSERT INTO "cart_line" ("userId", "itemId", "quantity", "addedAt") SELECT "userId", "itemId", "quantity", "addedAt" FROM lines
ON CONFLICT ("userId", "itemId") DO NOTHING`;

const MOVE_STEERING = statement('merge-product-steering')`
WITH rules AS (
  UPDATE "search_rule" SET ${listAfterMerge('productIds')}, "updatedAt" = now() WHERE :source::uuid = ANY("productIds")
), judged AS (
  UPDATE "search_judged_query" SET ${listAfterMerge('productIds')} WHERE :source::uuid = ANY("productIds")
), companions AS (
  UPDATE "companion_rule" SET ${companionsAfterMerge('productId')}
)
UPDATE "custom_field_value" SET "referenceId" = :target WHERE "productId" = :source`;

const MOVE_SALES = statement('merge-product-sales')`
WITH ${addSales('PRODUCT', `(SELECT :source::uuid::text AS "from", :target::uuid::text AS "to") m`)}
UPDATE "sales_fact" SET "productId" = :target WHERE "productId" = :source`;

export const LOCK_PRODUCTS = statement('merge-product-lock')`
SELECT "id" FROM "product" WHERE "id" = ANY(:ids::uuid[]) ORDER BY "id" FOR UPDATE`;

/** A merged product no longer waits for a decision on a match. */
export const FORGET_MATCHES = statement('product-match-forget')`
DELETE FROM "product_match" WHERE :productId IN ("productId", "otherId")`;
