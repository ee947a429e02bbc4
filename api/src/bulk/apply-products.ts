import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { NOTED, ROWS, type Chunk, type Outcomes } from './row-outcomes.js';

/**
 * Changes the products of a chunk, in the caller's transaction. Products that have
 * everything already are not written. A category that an import has read from the name is the operator's from now on.
 */
export async function applyProducts(queries: Queries, rows: Omit<Chunk, 'kind' | 'actorId'>): Promise<Outcomes> {
  await queries.rows(LOCK_PRODUCTS, rows);
  const [outcomes] = await queries.rows(APPLY_PRODUCTS, rows);
  return outcomes!;
}

const LOCK_PRODUCTS = statement('bulk-lock-products')`
SELECT 1 AS "locked" FROM "product" WHERE "id" IN (SELECT r."productId" FROM ${ROWS}) ORDER BY "id" FOR NO KEY UPDATE`;

/** SQL that judges products; its `WITH` is recursive. */
export const JUDGED_PRODUCTS = `change AS (
  SELECT (j."change" ->> 'active')::boolean AS "active", (j."change" ->> 'setsCategory')::boolean AS "setsCategory",
    j."change" ->> 'category' AS "category",
    ARRAY(SELECT jsonb_array_elements_text(j."change" -> 'addBadges')) AS "add",
    ARRAY(SELECT jsonb_array_elements_text(j."change" -> 'removeBadges')) AS "remove"
  FROM "bulk_job" j WHERE j."id" = :jobId
), up AS (
  SELECT c."id", c."parentId", c."level" FROM "category" c, change WHERE c."id" = coalesce(
    (SELECT "id" FROM "category" WHERE "slug" = change."category"),
    (SELECT "categoryId" FROM "former_name" WHERE "kind" = 'CATEGORY' AND "slug" = change."category"))
  UNION ALL
  SELECT c."id", c."parentId", c."level" FROM up JOIN "category" c ON c."id" = up."parentId"
), path AS (
  SELECT (SELECT "id" FROM up WHERE "level" = 1) AS "one", (SELECT "id" FROM up WHERE "level" = 2) AS "two",
    (SELECT "id" FROM up WHERE "level" = 3) AS "three"
), added AS (
  SELECT b."id" AS "badgeId", a."place" FROM change, unnest(change."add") WITH ORDINALITY AS a("slug", "place")
  JOIN "badge" b ON b."slug" = a."slug"
), removed AS (
  SELECT b."id" AS "badgeId" FROM change JOIN "badge" b ON b."slug" = ANY(change."remove")
), judged AS MATERIALIZED (
  SELECT r."position", p."id" AS "productId", NULL::int AS "reserved",
    CASE WHEN p."id" IS NULL THEN 'PRODUCT_NOT_FOUND'::"BulkRefusal"
      WHEN change."category" IS NOT NULL AND path."one" IS NULL THEN 'CATEGORY_NOT_FOUND' END AS "refusal",
    (change."active" IS NULL OR p."active" = change."active")
      AND (NOT change."setsCategory" OR 'category' <> ALL(p."derived")
        AND (p."productCategoryId", p."productTypeId", p."productSubTypeId")
          IS NOT DISTINCT FROM (path."one", path."two", path."three"))
      AND NOT EXISTS (SELECT FROM added a WHERE NOT EXISTS (
        SELECT FROM "product_badge" h WHERE h."productId" = p."id" AND h."badgeId" = a."badgeId"))
      AND NOT EXISTS (SELECT FROM removed a JOIN "product_badge" h ON h."productId" = p."id" AND h."badgeId" = a."badgeId")
      AS "same"
  FROM (SELECT r.* FROM ${ROWS}) r CROSS JOIN change CROSS JOIN path
  LEFT JOIN "product" p ON p."id" = r."productId" AND p."deletedAt" IS NULL
)`;

const APPLY_PRODUCTS = statement('bulk-apply-products')`
WITH RECURSIVE ${JUDGED_PRODUCTS}, changed AS (
  SELECT "productId" FROM judged WHERE "refusal" IS NULL AND NOT "same"
), written AS (
  UPDATE "product" p SET "active" = coalesce(change."active", p."active"),
    "productCategoryId" = CASE WHEN change."setsCategory" THEN path."one" ELSE p."productCategoryId" END,
    "productTypeId" = CASE WHEN change."setsCategory" THEN path."two" ELSE p."productTypeId" END,
    "productSubTypeId" = CASE WHEN change."setsCategory" THEN path."three" ELSE p."productSubTypeId" END,
    "derived" = CASE WHEN change."setsCategory" THEN array_remove(p."derived", 'category') ELSE p."derived" END,
    "updatedAt" = now()
  FROM changed CROSS JOIN change CROSS JOIN path WHERE p."id" = changed."productId"
), lost AS (
  DELETE FROM "product_badge" h USING changed, removed
  WHERE h."productId" = changed."productId" AND h."badgeId" = removed."badgeId"
), given AS (
  INSERT INTO "product_badge" ("productId", "badgeId", "position")
  SELECT c."productId", a."badgeId", a."place" + coalesce(
    (SELECT max(h."position") FROM "product_badge" h WHERE h."productId" = c."productId"), 0)
  FROM changed c CROSS JOIN added a ON CONFLICT DO NOTHING
), ${NOTED}`;
