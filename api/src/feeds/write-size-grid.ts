import { statement } from '../platform/database/statement.js';
import { because } from './feed-reason.js';
import type { Transaction } from './catalog-transaction.js';
import { outcomeOf, type RecordOf, type ReferenceContext, type ReferenceOutcome } from './reference-outcome.js';

/** Writes a size table and its rows if they have changed. */
export async function writeSizeGrid(
  transaction: Transaction,
  grid: RecordOf<'sizeGrid'>,
  { rehearse }: ReferenceContext,
): Promise<ReferenceOutcome> {
  const named = await transaction.rows(SIZE_GRID_SCOPE, { brand: grid.brand, category: grid.category });
  const { brandId = null, categoryId = null } = named[0] ?? {};
  if (grid.brand !== null && !brandId && !rehearse)
    return { field: 'brand', reason: because('BRAND_UNKNOWN', { brand: grid.brand }) };
  if (grid.category !== null && !categoryId && !rehearse)
    return { field: 'category', reason: because('CATEGORY_UNKNOWN', { category: grid.category }) };
  const written = await transaction.rows(UPSERT_SIZE_GRID, {
    slug: grid.slug,
    sex: grid.sex,
    children: grid.children,
    brandId,
    categoryId,
  });
  const rows = await transaction.rows(SIZE_GRID_ROWS, { slug: grid.slug });
  const wanted = grid.rows.map((row) => [row.eu, row.uk, row.us, row.cm, row.height]);
  if (JSON.stringify(rows[0]?.rows) === JSON.stringify(wanted)) return outcomeOf(written);
  const { id } = rows[0]!;
  await transaction.rows(DELETE_SIZE_GRID_ROWS, { id });
  const lines = grid.rows.map((row, position) => ({ ...row, position }));
  await transaction.rows(INSERT_SIZE_GRID_ROWS, { id, rows: JSON.stringify(lines) });
  return written[0]?.created ? 'created' : 'updated';
}

const SIZE_GRID_SCOPE = statement('size-grid-scope')`
SELECT (SELECT "id" FROM "brand" WHERE "slug" = :brand?) AS "brandId",
       (SELECT "id" FROM "category" WHERE "slug" = :category?) AS "categoryId"`;

const UPSERT_SIZE_GRID = statement('upsert-size-grid')`
INSERT INTO "size_grid" AS g ("slug", "sex", "children", "brandId", "categoryId")
VALUES (:slug, :sex::"Sex", :children, :brandId?::uuid, :categoryId?::uuid)
ON CONFLICT ("slug") DO UPDATE SET "sex" = excluded."sex", "children" = excluded."children",
  "brandId" = excluded."brandId", "categoryId" = excluded."categoryId", "updatedAt" = now()
WHERE (g."sex", g."children", g."brandId", g."categoryId")
  IS DISTINCT FROM (excluded."sex", excluded."children", excluded."brandId", excluded."categoryId")
RETURNING g."id", (g.xmax = 0) IS TRUE AS "created"`;

const SIZE_GRID_ROWS = statement('size-grid-rows')`
SELECT g."id", coalesce((SELECT jsonb_agg(jsonb_build_array(r."eu", r."uk", r."us", r."cm", r."height") ORDER BY r."position")
  FROM "size_grid_row" r WHERE r."sizeGridId" = g."id"), '[]') AS "rows"
FROM "size_grid" g WHERE g."slug" = :slug`;

const DELETE_SIZE_GRID_ROWS = statement('delete-size-grid-rows')`
DELETE FROM "size_grid_row" WHERE "sizeGridId" = :id::uuid`;

const INSERT_SIZE_GRID_ROWS = statement('insert-size-grid-rows')`
INSERT INTO "size_grid_row" ("sizeGridId", "position", "eu", "uk", "us", "cm", "height")
SELECT :id::uuid, i."position", i."eu", i."uk", i."us", i."cm", i."height"
FROM jsonb_to_recordset(:rows::jsonb) AS i("position" int, "eu" text, "uk" text, "us" text, "cm" text, "height" text)`;
