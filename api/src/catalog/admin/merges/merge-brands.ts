import { followMerge } from '../../../change-sets/index.js';
import { statement } from '../../../platform/database/statement.js';
import { HOLD_BRAND, LOCK_BRANDS, REMOVE_BRAND } from '../edit-brands.js';
import { addSales, countFollowers, followers, type Mergeable } from './mergeable.js';

export const MERGE_BRANDS: Mergeable = {
  lock: LOCK_BRANDS,
  hold: HOLD_BRAND,
  count: async (queries, ids) => {
    const [{ hasDescription, hasLogo, hasMetadata, ...counts } = NOTHING] = await queries.rows(COUNTS, ids);
    const lost = [hasDescription && 'DESCRIPTION', hasLogo && 'LOGO', hasMetadata && 'METADATA'] as const;
    return { ...counts, lost: lost.filter((loss) => loss !== false) };
  },
  move: async (queries, ids) => {
    await queries.rows(MOVE_PRODUCTS, ids);
    await followMerge(queries, 'BRAND', ids);
    await queries.rows(LOCK_SALES);
    await queries.rows(MOVE_FOLLOWERS, ids);
  },
  remove: REMOVE_BRAND,
};

/** Waits for a process that adds up sales (`reports/fold-sales.ts`), and makes such a process wait. */
export const LOCK_SALES = statement('merge-lock-sales')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('sales_sum'))`;

const COUNTS = statement('merge-brand-counts')`
SELECT (SELECT count(*)::int FROM "product_brand" WHERE "brandId" = s."id") AS "products",
  (SELECT count(*)::int FROM "product_brand" o JOIN "product_brand" b ON b."productId" = o."productId" AND b."brandId" = :target
   WHERE o."brandId" = s."id") AS "productsWithBoth",
  (SELECT count(DISTINCT "entryId")::int FROM "content_revision" WHERE s."slug" = ANY("brandSlugs")) AS "articles",
  (SELECT count(*)::int FROM "sales_sum" WHERE "dimension" = 'BRAND' AND "span" = 'DAY' AND "key" = s."id"::text) AS "salesDays",
  ${countFollowers('brand', 'brandIds', 'inBrandIds', 'brandId')},
  s."description" <> '' AS "hasDescription", s."logoUrl" IS NOT NULL AS "hasLogo"
FROM "brand" s WHERE s."id" = :source`;

const NOTHING = { hasDescription: false, hasLogo: false, hasMetadata: false };

/** A product with both brands keeps the target at the place of the first of them. */
const MOVE_PRODUCTS = statement('merge-brand-products')`
WITH gone AS (DELETE FROM "product_brand" WHERE "brandId" = :source RETURNING "productId", "position")
INSERT INTO "product_brand" AS b ("productId", "brandId", "position") SELECT "productId", :target, "position" FROM gone
ON CONFLICT ("productId", "brandId") DO UPDATE SET "position" = least(b."position", excluded."position")`;

const MOVE_FOLLOWERS = statement('merge-brand-followers')`
WITH ${followers('brand', 'brandIds', 'inBrandIds', 'brandId')},
${addSales('BRAND', `(SELECT :source::text AS "from", :target::text AS "to") m`)},
same AS (DELETE FROM "former_name" n USING sides WHERE n."kind" = 'BRAND' AND n."slug" = sides."to"),
names AS (
  UPDATE "former_name" n SET "brandId" = :target FROM sides WHERE n."brandId" = :source AND n."slug" NOT IN (sides."from", sides."to"))
INSERT INTO "former_name" ("kind", "slug", "name", "brandId") SELECT 'BRAND', b."slug", b."name", :target FROM "brand" b WHERE b."id" = :source
ON CONFLICT ("kind", "slug") DO UPDATE SET "name" = excluded."name", "brandId" = excluded."brandId", "mergedAt" = now()`;
