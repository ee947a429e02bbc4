import { statement } from '../platform/database/statement.js';
import type { CatalogProduct } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { IS_OF_RECORD } from './own-source.js';

/**
 * Gives offers their new ids in a feed that builds ids from options, after an option was renamed. Offers are recognised
 * by the article number, if no other offer of the group has it. Ids that the group still names stay.
 */
export async function recogniseOffers(transaction: Transaction, products: readonly CatalogProduct[]): Promise<void> {
  const groups = new Map(products.flatMap(({ source, group }) => (group?.articles ? [[group, source]] : [])));
  const named = [...groups].flatMap(([{ id, offers, articles }, source]) =>
    offers.map((externalId) => ({ source, groupId: id, externalId, sku: articles?.[externalId] ?? null })),
  );
  if (named.length > 0) await transaction.rows(RECOGNISE_OFFERS, { offers: JSON.stringify(named) });
}

const RECOGNISE_OFFERS = statement('recognise-offers')`
WITH i AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:offers::jsonb) AS i("source" text, "groupId" text, "externalId" text, "sku" text)
), unknown AS MATERIALIZED (
  SELECT * FROM i WHERE i."sku" IS NOT NULL
    AND NOT EXISTS (SELECT FROM "product_item" o WHERE o."externalId" = i."externalId"
      AND (o."source" = i."source" OR o."source" IS NULL))
), former AS (
  SELECT u."externalId", min(o."id"::text)::uuid AS "id"
  FROM unknown u JOIN "product_source" s ON s."source" = u."source" AND s."groupId" = u."groupId"
  JOIN "product_item" o ON o."productId" = s."productId" AND ${IS_OF_RECORD} AND o."sku" = u."sku" AND o."deletedAt" IS NULL
  WHERE NOT EXISTS (SELECT FROM i WHERE i."source" = u."source" AND i."externalId" = o."externalId")
  GROUP BY u."source", u."externalId" HAVING count(*) = 1
)
UPDATE "product_item" o SET "externalId" = f."externalId", "updatedAt" = now() FROM former f WHERE o."id" = f."id"`;
