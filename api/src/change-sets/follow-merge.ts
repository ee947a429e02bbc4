import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/** Tables of change sets whose rows name a brand or a category. */
const NAMING = {
  BRAND: ['product_brand', 'size_grid'],
  CATEGORY: ['category', 'category_mapping', 'size_grid'],
  COLOUR: ['product_colour'],
};

/**
 * Replaces the source of a merge by its target in the rows that imports keep, so that each import can still be undone.
 * `paths` are the ids on the three levels of categories that have another place, as JSON.
 */
export async function followMerge(
  queries: Queries,
  kind: keyof typeof NAMING,
  { source, target, paths }: { source: string; target: string; paths?: string },
): Promise<void> {
  const renamed = { source, target, relations: NAMING[kind] };
  await queries.rows(FORGET_TWICE, renamed);
  await queries.rows(RENAME, renamed);
  if (paths) await queries.rows(PLACE_PRODUCTS, { paths });
}

const OPEN = `SELECT "id" FROM "change_set" WHERE "state" IN ('APPLIED', 'STOPPED')`;

/** What a run did to the source and the target becomes one row: that of the target. */
const FORGET_TWICE = statement('change-sets-forget-twice')`
DELETE FROM "changed_row" r WHERE r."changeSetId" IN (${OPEN}) AND r."relation" = ANY(:relations::text[])
  AND strpos(r."key", :source::text) > 0 AND EXISTS (SELECT FROM "changed_row" o WHERE o."changeSetId" = r."changeSetId"
    AND o."relation" = r."relation" AND o."key" = replace(r."key", :source::text, :target::text))`;

const RENAME = statement('change-sets-rename')`
UPDATE "changed_row" r SET "key" = replace(r."key", :source::text, :target::text),
  "before" = replace(r."before"::text, :source::text, :target::text)::jsonb,
  "after" = replace(r."after"::text, :source::text, :target::text)::jsonb
WHERE r."changeSetId" IN (${OPEN}) AND r."relation" = ANY(:relations::text[])
  AND strpos(concat(r."key", r."before"::text, r."after"::text), :source::text) > 0 AND r."key" <> jsonb_build_array(:source::text)::text`;

const PLACE_PRODUCTS = statement('change-sets-place-products')`
UPDATE "changed_row" r SET "before" = r."before" || jsonb_build_object('productCategoryId', i."category", 'productTypeId', i."type",
  'productSubTypeId', i."subType")
FROM jsonb_to_recordset(:paths::jsonb) AS i("id" text, "category" text, "type" text, "subType" text)
WHERE r."changeSetId" IN (${OPEN}) AND r."relation" = 'product' AND r."before" IS NOT NULL
  AND i."id" = coalesce(r."before" ->> 'productSubTypeId', r."before" ->> 'productTypeId', r."before" ->> 'productCategoryId')`;
