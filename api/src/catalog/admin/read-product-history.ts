import { Injectable } from '@nestjs/common';
import { ACCOUNT_NAME } from '../../operator/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { ProductHistoryEntry, ProductHistoryKind } from './product-history.model.js';

/** Number of entries that are shown of a product. */
export const HISTORY_SHOWN = 50;

/** Reads what operators, programs and imports have changed of a product. */
@Injectable()
export class ReadProductHistory {
  constructor(private readonly statements: Statements) {}

  async of(id: string): Promise<ProductHistoryEntry[]> {
    const rows = await this.statements.rows(HISTORY, { id, shown: HISTORY_SHOWN });
    return rows.map((row) => ({ ...row, kind: row.kind as ProductHistoryKind }));
  }
}

const BY = ACCOUNT_NAME('coalesce(a."actorId", a."programId")');

/** SQL that collects a column of changed rows by size: of the former rows, or of the new ones. */
const bySize = (relation: string, column: string, state: 'before' | 'after') => `
jsonb_object_agg(i."size", r."${state}" -> '${column}') FILTER (WHERE r."relation" = '${relation}' AND r."before" IS NOT NULL
  AND r."after" IS NOT NULL AND r."before" -> '${column}' <> r."after" -> '${column}')`;

/**
 * What runs have changed is read from the rows that they keep to be undone (`api/prisma/sql/change-sets.sql`). A brand
 * that was merged into another is named by its former name.
 */
const HISTORY = statement('operator-product-history')`
WITH items AS MATERIALIZED (
  SELECT i."id", z."name" AS "size" FROM "product_item" i JOIN "size" z ON z."id" = i."sizeId" WHERE i."productId" = :id
), kept AS MATERIALIZED (
  SELECT 'product' AS "relation", jsonb_build_array(:id::uuid)::text AS "key", '' AS "size"
  UNION ALL SELECT x."relation", jsonb_build_array(i."id")::text, i."size"
  FROM items i CROSS JOIN (VALUES ('product_item'), ('price_details')) AS x("relation")
), runs AS (
  SELECT s."id", s."startedAt", s."source", s."state", j."actorId", bool_or(r."relation" = 'product' AND r."before" IS NULL) AS "isNew",
    jsonb_strip_nulls(jsonb_build_object('prices', ${bySize('price_details', 'price', 'before')}, 'stock', ${bySize('product_item', 'stock', 'before')})) AS "before",
    jsonb_strip_nulls(jsonb_build_object('prices', ${bySize('price_details', 'price', 'after')}, 'stock', ${bySize('product_item', 'stock', 'after')})) AS "after"
  FROM "change_set" s CROSS JOIN kept i
  JOIN "changed_row" r ON r."changeSetId" = s."id" AND r."relation" = i."relation" AND r."key" = i."key"
    AND r."before" IS DISTINCT FROM r."after"
  LEFT JOIN "bulk_job" j ON j."changeSetId" = s."id"
  GROUP BY s."id", j."actorId"
), told AS (
  SELECT a."id"::text AS "id", 'PRODUCT' AS "kind", a."action", ${BY} AS "actor", a."createdAt", NULL::text AS "size", a."before",
    a."after", a."reason", NULL::text AS "source", false AS "undone"
  FROM "operator_action" a WHERE a."entity" = 'PRODUCT' AND a."entityId" = :id
  UNION ALL
  SELECT a."id"::text, 'SIZE', a."action", ${BY}, a."createdAt", i."size", a."before", a."after", a."reason", NULL, false
  FROM items i JOIN "operator_action" a ON a."entity" = 'PRODUCT_ITEM' AND a."entityId" = i."id"
  UNION ALL
  SELECT a."id"::text, 'BRAND', a."action", ${BY}, a."createdAt", NULL, NULL,
    jsonb_build_object('brand', b."name", 'merged', (SELECT string_agg(n."name", ', ' ORDER BY n."name") FROM "former_name" n
      WHERE n."brandId" = b."id" AND coalesce(a."after" -> 'formerNames', '[]') ? n."slug"
        AND NOT coalesce(a."before" -> 'formerNames', '[]') ? n."slug")), a."reason", NULL, false
  FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId" JOIN "product" p ON p."id" = pb."productId"
  JOIN "operator_action" a ON a."entity" = 'BRAND' AND a."entityId" = b."id" AND a."action" = 'mergeBrands' AND a."createdAt" >= p."createdAt"
  WHERE pb."productId" = :id
  UNION ALL
  SELECT r."id"::text, 'RUN', CASE WHEN r."actorId" IS NULL THEN 'import' ELSE r."source" END, ${ACCOUNT_NAME('r."actorId"')}, r."startedAt", NULL,
    CASE WHEN r."isNew" THEN NULL ELSE r."before" END, r."after", NULL, CASE WHEN r."actorId" IS NULL THEN r."source" END, r."state" = 'UNDONE'
  FROM runs r
)
SELECT * FROM told ORDER BY "createdAt" DESC, "id" DESC LIMIT :shown`;
