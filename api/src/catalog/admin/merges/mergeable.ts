import type { Statement } from '@meet/statements';
import type { Queries } from '../../../platform/database/statements.js';
import type { MergeCounts, MergeLoss } from './merge.model.js';

/** Ids of the source, which is removed, and of the target, which receives everything. */
export interface MergeIds {
  source: string;
  target: string;
}

export type Counted = Partial<MergeCounts> & { lost: MergeLoss[] };

/** How things of one kind are merged. */
export interface Mergeable {
  /** Makes merges and saves of such things run one after another. */
  lock: Statement<Record<string, never>, unknown>;
  /** Locks the source against new rows that refer to it. */
  hold: Statement<{ id: string }, unknown>;
  /** Counts what the merge would change; throws if the two cannot be merged. */
  count(queries: Pick<Queries, 'rows'>, ids: MergeIds): Promise<Counted>;
  /** Moves everything of the source to the target; nothing refers to the source then. */
  move(queries: Queries, ids: MergeIds): Promise<void>;
  remove: Statement<{ id: string }, { id: string }>;
}

/** Returns SQL of a list of ids in which the target replaces the source, once. */
export const listAfterMerge = (column: string): string => `"${column}" = CASE WHEN :target::uuid = ANY("${column}")
    THEN array_remove("${column}", :source::uuid) ELSE array_replace("${column}", :source::uuid, :target::uuid) END`;

/**
 * Returns the changes and the condition of an update of companion rules, whose owner is in `owner`: the target gets the
 * rule of the source if it has none, and replaces the source in all other rules.
 */
export const companionsAfterMerge = (owner: 'categoryId' | 'productId'): string => `"${owner}" = CASE
    WHEN "${owner}" = :source AND NOT EXISTS (SELECT FROM "companion_rule" o WHERE o."${owner}" = :target) THEN :target
    ELSE "${owner}" END, ${listAfterMerge('companionIds')}, "updatedAt" = now()
  WHERE "${owner}" = :source OR :source::uuid = ANY("companionIds")`;

/**
 * Returns the common table expressions of a statement that moves everything that names a brand or a category: promo
 * codes, search rules, the menu, custom fields, URLs and saved views of the desk. `ids` and `inIds` are columns of
 * lists of ids, `value` is the column of custom fields, and `filter` the name in the URLs of the desk.
 */
export const followers = (kind: 'brand' | 'category', ids: string, inIds: string, value: string): string => `
sides AS (SELECT s."slug" AS "from", t."slug" AS "to" FROM "${kind}" s, "${kind}" t WHERE s."id" = :source AND t."id" = :target),
codes AS (UPDATE "promocode" SET ${listAfterMerge(ids)}, "updatedAt" = now() WHERE :source::uuid = ANY("${ids}")),
rules AS (
  UPDATE "search_rule" SET ${listAfterMerge(ids)}, ${listAfterMerge(inIds)}, "updatedAt" = now()
  WHERE :source::uuid = ANY("${ids}" || "${inIds}")),
twice AS (
  DELETE FROM "directory_filter" f USING sides WHERE f."filterType" = '${kind.toUpperCase()}' AND f."value" = sides."from"
    AND EXISTS (SELECT FROM "directory_filter" o WHERE o."directoryId" = f."directoryId" AND o."filterType" = f."filterType"
      AND o."value" = sides."to")),
menu AS (
  UPDATE "directory_filter" f SET "value" = sides."to" FROM sides
  WHERE f."filterType" = '${kind.toUpperCase()}' AND f."value" = sides."from"
    AND NOT EXISTS (SELECT FROM "directory_filter" o WHERE o."directoryId" = f."directoryId" AND o."filterType" = f."filterType"
      AND o."value" = sides."to")),
fields AS (UPDATE "custom_field_value" SET "referenceId" = :target WHERE "${value}" = :source),
grids AS (UPDATE "size_grid" SET "${value}" = :target, "updatedAt" = now() WHERE "${value}" = :source),
earlier AS (
  UPDATE "former_slug" SET "ownerId" = :target WHERE "kind" = '${kind.toUpperCase()}' AND "ownerId" = :source),
address AS (
  INSERT INTO "former_slug" ("kind", "slug", "ownerId") SELECT '${kind.toUpperCase()}', sides."from", :target FROM sides
  ON CONFLICT ("kind", "slug") DO UPDATE SET "ownerId" = excluded."ownerId"),
views AS (
  UPDATE "saved_view" SET "query" = left(regexp_replace("query", ${inView(kind, 'sides."from"')}, '\\1' || sides."to" || '\\2'), 2000)
  FROM sides WHERE "room" = 'GOODS' AND "query" ~ ${inView(kind, 'sides."from"')})`;

/** Returns SQL of the counts of {@link followers}; `s` is the source. */
export const countFollowers = (kind: 'brand' | 'category', ids: string, inIds: string, value: string): string => `
  (SELECT count(*)::int FROM "size_grid" WHERE "${value}" = s."id") AS "sizeGrids",
  (SELECT count(*)::int FROM "promocode" WHERE s."id" = ANY("${ids}") AND "deletedAt" IS NULL) AS "promocodes",
  (SELECT count(*)::int FROM "search_rule" WHERE s."id" = ANY("${ids}" || "${inIds}")) AS "searchRules",
  (SELECT count(*)::int FROM "directory_filter" WHERE "filterType" = '${kind.toUpperCase()}' AND "value" = s."slug") AS "menuFilters",
  (SELECT count(*)::int FROM "custom_field_value" WHERE "${value}" = s."id") AS "customFields",
  (SELECT 1 + count(*)::int FROM "former_slug" f WHERE f."kind" = '${kind.toUpperCase()}' AND f."ownerId" = s."id" AND f."slug" <> s."slug") AS "addresses",
  (SELECT count(*)::int FROM "saved_view" WHERE "room" = 'GOODS' AND "query" ~ ${inView(kind, 's."slug"')}) AS "savedViews",
  EXISTS (SELECT FROM "url_metadata" WHERE ${ofAddress(kind, 's."slug"')}) AS "hasMetadata"`;

/** A regular expression of the name in the filters of the desk; slugs are letters, digits and hyphens. */
function inView(kind: string, slug: string): string {
  return `('((?:^|&)${kind}=)' || ${slug} || '(&|$)')`;
}

/** SQL condition: the metadata belong only to the URL of the brand or the category. */
function ofAddress(kind: 'brand' | 'category', slug: string): string {
  const folder = kind === 'brand' ? '/brands/' : '/catalog/';
  return `"url" LIKE '${folder}%' AND "matcher" IS NULL AND right("url", length(${slug}) + 1) = '/' || ${slug}`;
}

/** Returns SQL that adds the sales of the keys `m."from"` to those of `m."to"`; `moved` is a FROM item with both. */
export const addSales = (dimension: 'BRAND' | 'CATEGORY' | 'PRODUCT', moved: string): string => `
gone AS (
  DELETE FROM "sales_sum" s USING ${moved}
  WHERE s."dimension" = '${dimension}' AND s."key" = m."from" AND m."from" <> m."to" RETURNING s.*, m."to"
), summed AS (
  INSERT INTO "sales_sum" AS k ("dimension", "span", "day", "key", "orders", "revenue", "refunded", "units", "goods", "returned",
    "goodsReturned")
  SELECT "dimension", "span", "day", "to", sum("orders"), sum("revenue"), sum("refunded"), sum("units"), sum("goods"),
    sum("returned"), sum("goodsReturned") FROM gone GROUP BY 1, 2, 3, 4
  ON CONFLICT ("dimension", "span", "day", "key") DO UPDATE SET "orders" = k."orders" + excluded."orders",
    "revenue" = k."revenue" + excluded."revenue", "refunded" = k."refunded" + excluded."refunded",
    "units" = k."units" + excluded."units", "goods" = k."goods" + excluded."goods",
    "returned" = k."returned" + excluded."returned", "goodsReturned" = k."goodsReturned" + excluded."goodsReturned"
)`;
