import { followMerge } from '../../../change-sets/index.js';
import { ApiError, badUserInput, fieldFault } from '../../../shared/api-error.js';
import type { Queries } from '../../../platform/database/statements.js';
import { statement } from '../../../platform/database/statement.js';
import { CategoryTree, type Placed } from '../category-tree.js';
import {
  CATEGORIES,
  HOLD_CATEGORY,
  LOCK_CATEGORIES,
  MOVE_CATEGORIES,
  MOVE_PRODUCTS,
  REMOVE_CATEGORY,
} from '../edit-categories.js';
import { LOCK_SALES } from './merge-brands.js';
import {
  addSales,
  companionsAfterMerge,
  countFollowers,
  followers,
  type Mergeable,
  type MergeIds,
} from './mergeable.js';

/** Merges categories: everything below the source moves below the target. */
export const MERGE_CATEGORIES: Mergeable = {
  lock: LOCK_CATEGORIES,
  hold: HOLD_CATEGORY,
  count: async (queries, ids) => {
    const { below } = await placesAfter(queries, ids);
    const [row] = await queries.rows(COUNTS, { ...ids, ids: [ids.source, ...below.map(({ id }) => id)] });
    const { hasWeight, hasGoogle, hasMetadata, ...counts } = row!;
    const lost = [hasWeight && 'WEIGHT', hasGoogle && 'GOOGLE_CATEGORY', hasMetadata && 'METADATA'] as const;
    return { ...counts, categories: below.length, lost: lost.filter((loss) => loss !== false) };
  },
  move: async (queries, ids) => {
    const { below, target } = await placesAfter(queries, ids);
    const placed = [...below, { id: ids.source, path: target }];
    const paths = pathsOf(placed);
    await queries.rows(MOVE_CATEGORIES, { paths: pathsOf(below) });
    await queries.rows(MOVE_PRODUCTS, { paths });
    await followMerge(queries, 'CATEGORY', { ...ids, paths });
    await queries.rows(LOCK_SALES);
    await queries.rows(MOVE_FOLLOWERS, ids);
    const sold = placed.map(({ id, path }) => ({ from: id, to: path[1] ?? path[0]! }));
    await queries.rows(MOVE_SALES, { moved: JSON.stringify(sold) });
  },
  remove: REMOVE_CATEGORY,
};

/**
 * Returns the places of the categories below the source after the merge, and the path of the target. Throws
 * BAD_USER_INPUT if the target is below the source or would have more than three levels, and NAME_TAKEN if two
 * categories under one parent would have the same name.
 */
async function placesAfter(
  queries: Pick<Queries, 'rows'>,
  { source, target }: MergeIds,
): Promise<{ below: Placed[]; target: string[] }> {
  const tree = new CategoryTree(await queries.rows(CATEGORIES));
  const [from, to] = [tree.byId(source)!, tree.byId(target)!];
  const path = tree.pathOf(to).map(({ id }) => id);
  if (path.includes(source)) throw badUserInput([fieldFault('dto.target', 'parentBelow')]);
  const below = tree.childrenOf(from).flatMap((child) => {
    const beside = tree.namedBeside(child.name, to.slug);
    if (beside) throw new ApiError('NAME_TAKEN', { id: beside.id });
    const placed = tree.moved(child, to);
    if (typeof placed === 'string') throw badUserInput([fieldFault('dto.target', placed)]);
    return placed;
  });
  return { below, target: path };
}

const pathsOf = (placed: readonly Placed[]): string =>
  JSON.stringify(placed.map(({ id, path: [category, type, subType] }) => ({ id, category, type, subType })));

const COUNTS = statement('merge-category-counts')`
SELECT (SELECT count(*)::int FROM "product"
   WHERE coalesce("productSubTypeId", "productTypeId", "productCategoryId") = ANY(:ids::uuid[])) AS "products",
  (SELECT count(*)::int FROM "category_mapping" WHERE "categoryId" = s."id") AS "categoryMappings",
  (SELECT count(DISTINCT "day")::int FROM "sales_sum" WHERE "dimension" = 'CATEGORY' AND "span" = 'DAY'
   AND "key" = ANY(:ids::uuid[]::text[])) AS "salesDays",
  ${countFollowers('category', 'categoryIds', 'inCategoryIds', 'categoryId')},
  s."weightGrams" IS NOT NULL AND s."weightGrams" IS DISTINCT FROM t."weightGrams" AS "hasWeight",
  s."googleProductCategory" IS NOT NULL AND s."googleProductCategory" IS DISTINCT FROM t."googleProductCategory" AS "hasGoogle"
FROM "category" s, "category" t WHERE s."id" = :source AND t."id" = :target`;

const MOVE_FOLLOWERS = statement('merge-category-followers')`
WITH ${followers('category', 'categoryIds', 'inCategoryIds', 'categoryId')},
mappings AS (UPDATE "category_mapping" SET "categoryId" = :target, "state" = 'CONFIRMED' WHERE "categoryId" = :source),
companions AS (UPDATE "companion_rule" SET ${companionsAfterMerge('categoryId')}),
kept AS (UPDATE "category" SET "feedSource" = NULL WHERE "id" = :target AND "feedSource" IS NOT NULL),
same AS (DELETE FROM "former_name" n USING sides WHERE n."kind" = 'CATEGORY' AND n."slug" = sides."to"),
names AS (
  UPDATE "former_name" n SET "categoryId" = :target FROM sides
  WHERE n."categoryId" = :source AND n."slug" NOT IN (sides."from", sides."to"))
INSERT INTO "former_name" ("kind", "slug", "name", "categoryId")
SELECT 'CATEGORY', c."slug", c."name", :target FROM "category" c WHERE c."id" = :source
ON CONFLICT ("kind", "slug") DO UPDATE SET "name" = excluded."name", "categoryId" = excluded."categoryId", "mergedAt" = now()`;

/**
 * Sales are summed by category of the second level, or of the first where there is no second
 * (`reports/dated-sales.ts`).
 */
const MOVE_SALES = statement('merge-category-sales')`
WITH ${addSales('CATEGORY', `jsonb_to_recordset(:moved::jsonb) AS m("from" text, "to" text)`)} SELECT count(*)::int AS "moved" FROM gone`;
