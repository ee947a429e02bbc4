import { plannedRows } from '@meet/statements';
import type { Pool } from '../platform/database/open-pool.js';
import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import { IS_OF_RECORD } from './own-source.js';

/** The ids of products and offers that a feed names, including those of rejected rows. */
export interface Named {
  sources: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/** A product that the feed does not name. */
export interface UnnamedProduct {
  source: string;
  productId: string;
  externalId: string;
  /** Number of its active offers that come from this source. */
  offers: number;
  /** Whether other products of its group now have another group: the group continues without this product. */
  isOfLeftGroup: boolean;
}

/**
 * Returns the products with active offers that came from the sources and that the feed does not name. `leftGroups` are
 * the groups that products have left in this run.
 */
export function findUnnamed(
  pool: Pool,
  { sources, ids }: Named,
  leftGroups: ReadonlySet<string>,
): Promise<UnnamedProduct[]> {
  return plannedRows(pool, UNNAMED, { sources: [...sources], named: [...ids], leftGroups: [...leftGroups] });
}

/**
 * Deactivates the offers of products that the feed no longer names. If the feed names such a product again, its offers
 * are compared and activated again.
 */
export async function endUnnamed(
  transaction: Transaction,
  products: ReadonlyArray<Pick<UnnamedProduct, 'source' | 'externalId'>>,
): Promise<void> {
  const records = products.map(({ source, externalId }) => ({ source, externalId }));
  await transaction.rows(END_UNNAMED, { records: JSON.stringify(records) });
}

/** Returns how many offers of the sources are on sale: active, with stock. */
export async function countOnSale(pool: Pool, sources: ReadonlySet<string>): Promise<number> {
  const [row] = await plannedRows(pool, COUNT_ON_SALE, { sources: [...sources] });
  return row!.count;
}

/** Returns whether something was imported from the source; null stands for any source. */
export async function hasImported(pool: Pool, source: string | null): Promise<boolean> {
  const [row] = await plannedRows(pool, HAS_IMPORTED, { source });
  return Boolean(row);
}

/**
 * A product whose group or colour was renamed is recognised by its offers. Offers of another source are not deactivated
 * by this feed.
 */
const UNNAMED = statement('unnamed')`
WITH named AS MATERIALIZED (SELECT unnest(:named::text[]) AS "id"), present AS MATERIALIZED (
  SELECT k."productId" FROM "product_source" k JOIN named n ON n."id" = k."externalId" WHERE k."source" = ANY(:sources::text[])
  UNION SELECT o."productId" FROM "product_item" o JOIN named n ON n."id" = o."externalId"
  WHERE o."source" IS NULL OR o."source" = ANY(:sources::text[])
)
SELECT s."source", s."productId", s."externalId", count(*)::int AS "offers",
  coalesce(s."groupId" = ANY(:leftGroups::text[]), false) AS "isOfLeftGroup"
FROM "product_source" s
JOIN "product_item" o ON o."productId" = s."productId" AND ${IS_OF_RECORD} AND o."active" AND o."deletedAt" IS NULL
WHERE s."source" = ANY(:sources::text[])
  -- Hashed: just after an import nothing is known of the tables, and a join would compare each product with each.
  AND s."productId" NOT IN (SELECT "productId" FROM present)
GROUP BY s."source", s."externalId", s."productId", s."groupId" ORDER BY s."productId"`;

const END_UNNAMED = statement('end-unnamed')`
WITH told AS (
  UPDATE "product_source" s SET "fingerprint" = regexp_replace(s."fingerprint", '[^.]*$', '-')
  FROM jsonb_to_recordset(:records::jsonb) AS i("source" text, "externalId" text)
  WHERE s."source" = i."source" AND s."externalId" = i."externalId"
  RETURNING s."productId", s."source", s."offersOnly"
)
UPDATE "product_item" o SET "active" = false, "updatedAt" = now() FROM told s
WHERE o."productId" = s."productId" AND ${IS_OF_RECORD} AND o."active" AND o."deletedAt" IS NULL`;

const COUNT_ON_SALE = statement('count-on-sale')`
SELECT count(DISTINCT o."id")::int AS "count" FROM "product_source" s
JOIN "product" p ON p."id" = s."productId" AND p."active"
JOIN "product_item" o ON o."productId" = p."id" AND ${IS_OF_RECORD} AND o."active" AND o."deletedAt" IS NULL AND o."stock" > 0
WHERE s."source" = ANY(:sources::text[])`;

const HAS_IMPORTED = statement('has-imported')`
SELECT 1 AS "found" FROM "product_source" WHERE :source::text IS NULL OR "source" = :source LIMIT 1`;
