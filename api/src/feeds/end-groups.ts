import { statement } from '../platform/database/statement.js';
import type { CatalogProduct } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { IS_OF_RECORD } from './own-source.js';

/** A product that its group in the feed no longer names. */
export interface EndedProduct {
  /** Index of a record of the group. */
  n: number;
  externalId: string;
  /** Number of offers that went off sale. */
  offers: number;
}

/**
 * Deactivates the offers of products that their group no longer names, such as a colour that the feed has dropped.
 * Offers that the group still names stay as they are: their rows were rejected, or another record has them. Runs after
 * the products were written. A product of which no offer is named any more leaves the group; if the feed names it
 * again, its offers are compared.
 */
export async function endGroups(
  transaction: Transaction,
  products: readonly CatalogProduct[],
): Promise<EndedProduct[]> {
  const groups = new Map<string, { n: number; source: string; group: NonNullable<CatalogProduct['group']> }>();
  for (const [n, { source, group }] of products.entries())
    if (group && !groups.has(`${source}\0${group.id}`)) groups.set(`${source}\0${group.id}`, { n, source, group });
  if (groups.size === 0) return [];
  const named = [...groups.values()].map(({ n, source, group: { id, products: keys } }) => ({ n, source, id, keys }));
  const siblings = await transaction.rows(UNNAMED_PRODUCTS, { groups: JSON.stringify(named) });
  if (siblings.length === 0) return [];
  const unnamed = siblings.map((row) => ({ ...row, offers: products[row.n]!.group!.offers }));
  return transaction.rows(END_PRODUCTS, { products: JSON.stringify(unnamed) });
}

const UNNAMED_PRODUCTS = statement('unnamed-products')`
SELECT coalesce(i."n", -1) AS "n", s."source", s."externalId", s."productId"
FROM jsonb_to_recordset(:groups::jsonb) AS i("n" int, "source" text, "id" text, "keys" text[])
JOIN "product_source" s ON s."source" = i."source" AND s."groupId" = i."id" AND s."externalId" <> ALL(i."keys")
ORDER BY s."productId"`;

const END_PRODUCTS = statement('end-products')`
WITH i AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:products::jsonb) AS i("n" int, "source" text, "externalId" text, "productId" uuid, "offers" text[])
), ended AS (
  UPDATE "product_item" o SET "active" = false, "updatedAt" = now()
  FROM i JOIN "product_source" s ON s."source" = i."source" AND s."externalId" = i."externalId"
  WHERE o."productId" = i."productId" AND ${IS_OF_RECORD} AND o."active" AND o."deletedAt" IS NULL AND o."externalId" <> ALL(i."offers")
  RETURNING o."productId"
), told AS (
  UPDATE "product_source" s SET "fingerprint" = regexp_replace(s."fingerprint", '[^.]*$', '-'),
    "groupId" = CASE WHEN EXISTS (SELECT FROM "product_item" o WHERE o."productId" = i."productId" AND o."active"
      AND o."deletedAt" IS NULL AND o."externalId" = ANY(i."offers")) THEN s."groupId" END
  FROM i WHERE s."source" = i."source" AND s."externalId" = i."externalId"
    AND (s."fingerprint" <> regexp_replace(s."fingerprint", '[^.]*$', '-') OR NOT EXISTS (SELECT FROM "product_item" o WHERE o."productId" = i."productId"
      AND o."active" AND o."deletedAt" IS NULL AND o."externalId" = ANY(i."offers")))
)
SELECT coalesce(i."n", -1) AS "n", coalesce(i."externalId", '') AS "externalId", count(*)::int AS "offers"
FROM ended JOIN i ON i."productId" = ended."productId"
GROUP BY i."n", i."externalId" ORDER BY 1, 2`;
