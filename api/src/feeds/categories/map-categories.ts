import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../catalog-transaction.js';
import { CategoryPlan, type MergedCategory, type ShopCategory } from './plan-categories.js';
import { suggestByName, suggestCategory } from './suggest-category.js';
import { IS_UNUSED } from './unused-category.js';

/** A feed's category that has no place in the shop's tree, so it is not in the menu. */
export interface UnmappedCategory {
  source: string;
  /** Names of the categories from the root down. */
  path: string[];
  products: number;
}

/**
 * Finds the shop's categories for categories that imports have created under the feeds' own names, moves their products
 * there and removes the empty ones. The decisions are stored: the next import writes new products there at once.
 * Products of `sources` without a category get one by their name. Returns the categories of `sources` that have no
 * place.
 */
export async function mapCategories(transaction: Transaction, sources: readonly string[]): Promise<UnmappedCategory[]> {
  const fresh = await transaction.rows(FRESH_CATEGORIES);
  const bare = await transaction.rows(BARE_PRODUCTS, { sources: [...sources] });
  if (fresh.length > 0 || bare.length > 0) {
    await transaction.rows(LOCK_TREE);
    const plan = new CategoryPlan(
      (await transaction.rows(SHOP_CATEGORIES)) as ShopCategory[],
      (await transaction.rows(MERGED)) as MergedCategory[],
    );
    const mappings = fresh.map(({ id, source, slug, products }) => {
      const path = plan.namesOf(id);
      const suggested = suggestCategory(path, products);
      return { id, source: source!, slug, path, target: suggested && plan.place(suggested) };
    });
    const named = bare.flatMap(({ id, name }) => {
      const suggested = suggestByName(name);
      return suggested ? [{ id, target: plan.place(suggested) }] : [];
    });
    await writeTree(transaction, plan);
    const paths = mappings.flatMap(({ id, target }) => (target ? [{ id, ...idsIn(plan, target) }] : []));
    if (paths.length > 0) await transaction.rows(MOVE_GOODS, { paths: JSON.stringify(paths) });
    const placed = named.map(({ id, target }) => ({ id, ...idsIn(plan, target) }));
    if (placed.length > 0) await transaction.rows(PLACE_GOODS, { placed: JSON.stringify(placed) });
    const rows = mappings.map(({ id, source, slug, path, target }) => ({
      ...{ source, feedCategory: slug, path, categoryId: target?.id ?? id },
      state: target ? 'SUGGESTED' : 'UNMAPPED',
    }));
    if (rows.length > 0) await transaction.rows(KEEP_MAPPINGS, { mappings: JSON.stringify(rows) });
    for (const level of [3, 2, 1]) await transaction.rows(REMOVE_EMPTY, { level });
  }
  return transaction.rows(UNMAPPED, { sources: [...sources] });
}

async function writeTree(transaction: Transaction, plan: CategoryPlan): Promise<void> {
  if (plan.made.length > 0) await transaction.rows(MAKE_CATEGORIES, { categories: JSON.stringify(plan.made) });
  const changed = [...plan.changed.values()];
  if (changed.length > 0) await transaction.rows(CLAIM_CATEGORIES, { categories: JSON.stringify(changed) });
}

function idsIn(
  plan: CategoryPlan,
  target: ShopCategory,
): { category: string | null; type: string | null; sub: string | null } {
  const [category, type, sub] = plan.idsOf(target);
  return { category, type, sub };
}

/** The lock makes operators' changes of the tree and other imports wait. */
const LOCK_TREE = statement('lock-category-tree')`LOCK TABLE "category" IN SHARE ROW EXCLUSIVE MODE`;

/** Category of product `p`: the deepest one. */
const DEEPEST = `coalesce(p."productSubTypeId", p."productTypeId", p."productCategoryId")`;

const FRESH_CATEGORIES = statement('fresh-categories')`
SELECT c."id", c."slug", c."feedSource" AS "source", array_agg(p."name" ORDER BY p."id") AS "products"
FROM "category" c JOIN "product" p ON ${DEEPEST} = c."id"
WHERE c."feedSource" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "category_mapping" m WHERE m."source" = c."feedSource" AND m."feedCategory" = c."slug")
GROUP BY c."id" ORDER BY c."slug"`;

const BARE_PRODUCTS = statement('products-without-category')`
SELECT p."id", p."name" FROM "product" p
WHERE p."productCategoryId" IS NULL AND p."deletedAt" IS NULL
  AND EXISTS (SELECT FROM "product_source" s WHERE s."productId" = p."id" AND s."source" = ANY (:sources::text[]))
  AND NOT EXISTS (SELECT FROM "operator_action" a WHERE a."entity" = 'PRODUCT' AND a."entityId" = p."id")
ORDER BY p."id"`;

const SHOP_CATEGORIES = statement('shop-categories')`
SELECT "id", "slug", "name", "level"::int, "parentId", "taxonomyId", "feedSource" FROM "category"
WHERE "deletedAt" IS NULL ORDER BY "level", "slug"`;

const MERGED = statement('merged-category-names')`
SELECT "slug", "name", "categoryId" FROM "former_name" WHERE "kind" = 'CATEGORY' ORDER BY "slug"`;

const ROWS = `jsonb_to_recordset(:categories::jsonb) AS i("id" uuid, "slug" text, "name" text, "level" int, "parentId" uuid,
  "taxonomyId" text)`;

const MAKE_CATEGORIES = statement('make-categories')`
INSERT INTO "category" ("id", "slug", "name", "level", "parentId", "taxonomyId")
SELECT i."id", i."slug", i."name", i."level", i."parentId", i."taxonomyId" FROM ${ROWS}`;

const CLAIM_CATEGORIES = statement('claim-categories')`
UPDATE "category" c SET "level" = i."level", "parentId" = i."parentId", "taxonomyId" = i."taxonomyId", "feedSource" = NULL,
  "updatedAt" = now()
FROM ${ROWS} WHERE c."id" = i."id"`;

const MOVE_GOODS = statement('move-goods-to-categories')`
UPDATE "product" p SET "productCategoryId" = i."category", "productTypeId" = i."type", "productSubTypeId" = i."sub",
  "updatedAt" = now()
FROM jsonb_to_recordset(:paths::jsonb) AS i("id" uuid, "category" uuid, "type" uuid, "sub" uuid)
WHERE ${DEEPEST} = i."id" AND (p."productCategoryId", p."productTypeId", p."productSubTypeId")
  IS DISTINCT FROM (i."category", i."type", i."sub")`;

const PLACE_GOODS = statement('place-goods-by-name')`
UPDATE "product" p SET "productCategoryId" = i."category", "productTypeId" = i."type", "productSubTypeId" = i."sub",
  "derived" = array_append("derived", 'category'), "updatedAt" = now()
FROM jsonb_to_recordset(:placed::jsonb) AS i("id" uuid, "category" uuid, "type" uuid, "sub" uuid) WHERE p."id" = i."id"`;

const KEEP_MAPPINGS = statement('keep-category-mappings')`
INSERT INTO "category_mapping" ("source", "feedCategory", "path", "categoryId", "state")
SELECT i."source", i."feedCategory", i."path", i."categoryId", i."state"::"CategoryMappingState"
FROM jsonb_to_recordset(:mappings::jsonb) AS i("source" text, "feedCategory" text, "path" text[], "categoryId" uuid, "state" text)
ON CONFLICT ("source", "feedCategory") DO NOTHING`;

const REMOVE_EMPTY = statement('remove-empty-categories')`
DELETE FROM "category" c WHERE c."level" = :level::int AND ${IS_UNUSED}`;

const UNMAPPED = statement('unmapped-categories')`
SELECT m."source", coalesce(m."path", '{}') AS "path", count(p."id")::int AS "products" FROM "category_mapping" m
JOIN "category" c ON c."id" = m."categoryId" JOIN "product" p ON ${DEEPEST} = c."id" AND p."deletedAt" IS NULL
WHERE m."state" = 'UNMAPPED' AND m."source" = ANY (:sources::text[])
GROUP BY m."source", m."feedCategory" ORDER BY count(p."id") DESC, "path"`;
