import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import { firstMenu, type GoodsOnSale } from './first-menu.js';
import { writeDirectory } from './write-directory.js';

/**
 * Creates the menu from the goods on sale, and returns the names of its entries if it has changed, else null. A menu is
 * left alone as soon as an operator has changed or removed an entry (according to the audit log), or if an entry comes
 * from a feed (not `derived`).
 */
export async function writeFirstMenu(transaction: Transaction): Promise<string[] | null> {
  await transaction.rows(LOCK_MENU);
  const [owned] = await transaction.rows(MENU_IS_OWNED);
  if (owned!.owned) return null;
  const [goods] = await transaction.rows(GOODS_ON_SALE);
  const menu = firstMenu(goods!.goods as GoodsOnSale);
  const gone = await transaction.rows(REMOVE_DERIVED, { but: menu.map(({ slug }) => slug) });
  let changed = gone.length > 0;
  for (const [position, entry] of menu.entries()) {
    const outcome = await writeDirectory(transaction, { ...entry, position, logoUrl: null, href: null, derived: true });
    changed ||= outcome !== 'unchanged';
  }
  return changed ? menu.map(({ name }) => name) : null;
}

/** Two simultaneous imports create one menu. */
const LOCK_MENU = statement('lock-menu')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('directory'))`;

const MENU_IS_OWNED = statement('menu-is-owned')`
SELECT EXISTS (SELECT FROM "operator_action" WHERE "entity" = 'DIRECTORY')
  OR EXISTS (SELECT FROM "directory" WHERE NOT "derived") AS "owned"`;

const REMOVE_DERIVED = statement('remove-derived-directories')`
DELETE FROM "directory" WHERE "derived" AND "slug" <> ALL (:but::text[]) RETURNING "id"`;

const GOODS_ON_SALE = statement('goods-on-sale')`
WITH sold AS MATERIALIZED (
  SELECT p."sex", p."children", p."newArrival" OR p."publishedAt" > now() - interval '30 days' AS "isNew",
    p."productCategoryId", p."productTypeId", p."productSubTypeId", o."reduced"
  FROM "product" p JOIN LATERAL (
    SELECT bool_or(d."oldPrice" > d."price") AS "reduced" FROM "product_item" i JOIN "price_details" d ON d."itemId" = i."id"
    WHERE i."productId" = p."id" AND i."active" AND i."stock" > i."reserved" HAVING count(*) > 0) o ON true
  WHERE p."active" AND p."deletedAt" IS NULL
), held AS (
  SELECT c."id", count(*)::int AS "products"
  FROM sold s, unnest(ARRAY[s."productCategoryId", s."productTypeId", s."productSubTypeId"]) AS c("id") GROUP BY c."id"
)
SELECT (SELECT jsonb_build_object('products', count(*), 'newArrivals', count(*) FILTER (WHERE "isNew"),
    'reduced', count(*) FILTER (WHERE "reduced"), 'children', count(*) FILTER (WHERE "children"),
    'women', count(*) FILTER (WHERE "sex" = 'FEMALE' AND NOT "children"),
    'men', count(*) FILTER (WHERE "sex" = 'MALE' AND NOT "children")) FROM sold)
  || jsonb_build_object('categories', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('slug', c."slug", 'name', c."name", 'parent', p."slug",
      'products', coalesce(h."products", 0), 'isOwn', c."feedSource" IS NULL) ORDER BY c."slug"), '[]')
    FROM "category" c LEFT JOIN "category" p ON p."id" = c."parentId" LEFT JOIN held h ON h."id" = c."id"
    WHERE c."deletedAt" IS NULL)) AS "goods"`;
