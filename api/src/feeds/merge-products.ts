import { statement } from '../platform/database/statement.js';
import { OWN_SOURCE } from './own-source.js';
import type { Transaction } from './catalog-transaction.js';
import { leadOn, leaveProducts } from './leave-products.js';

/**
 * Merges two products into one: `from` goes off sale, and `to` gets its offers, sources, URL and favourites. Of two
 * offers of one supplier in one size the offer of `to` stays. Feeds of `from` continue with their offers alone; data
 * set by operators belongs to no feed. The products must be locked. Returns a source that has both products, as two
 * records: then nothing is changed. Null if there is none.
 */
export async function mergeProducts(
  transaction: Transaction,
  products: { from: string; to: string },
): Promise<string | null> {
  const [common] = await transaction.rows(COMMON_SOURCE, products);
  if (common) return common.source;
  const offers = await transaction.rows(MERGED_OFFERS, products);
  await transaction.rows(JOIN_OFFERS, products);
  await transaction.rows(JOIN_SOURCES, products);
  const moved = offers.map(({ id, sizeId }) => ({ id, ...products, fromSize: sizeId, toSize: sizeId }));
  if (moved.length > 0) await leaveProducts(transaction, moved, { has: () => false });
  else await leadOn(transaction, [products]);
  return null;
}

const COMMON_SOURCE = statement('merge-products-common-source')`
SELECT f."source" FROM "product_source" f JOIN "product_source" t ON t."source" = f."source" AND t."source" <> '${OWN_SOURCE}'
WHERE f."productId" = :from AND t."productId" = :to LIMIT 1`;

const MERGED_OFFERS = statement('merge-products-offers')`
SELECT "id", "sizeId" FROM "product_item" WHERE "productId" = :from AND "deletedAt" IS NULL ORDER BY "id" FOR UPDATE`;

/** Offers of the feed that created the product have no source if they are older than the column. */
const JOIN_OFFERS = statement('merge-products-join-offers')`
WITH joined AS (
  UPDATE "product_item" o SET "productId" = :to, "updatedAt" = now(), "source" = coalesce(o."source", (
    SELECT min(s."source") FROM "product_source" s WHERE s."productId" = :from AND s."source" <> '${OWN_SOURCE}'
      AND s."offersOnly" IS NOT TRUE))
  WHERE o."productId" = :from AND o."deletedAt" IS NULL AND NOT EXISTS (SELECT FROM "product_item" t
    WHERE t."productId" = :to AND t."sizeId" = o."sizeId" AND t."supplierId" = o."supplierId")
  RETURNING o."id"
)
UPDATE "product_item" o SET "active" = false, "updatedAt" = now()
WHERE o."productId" = :from AND o."active" AND o."id" NOT IN (SELECT "id" FROM joined)`;

/** The fingerprint of the offers is cleared, so the next import of a feed compares the offers. */
const JOIN_SOURCES = statement('merge-products-join-sources')`
UPDATE "product_source" SET "productId" = :to, "offersOnly" = true, "feedCategory" = NULL,
  "fingerprint" = regexp_replace("fingerprint", '[^.]*$', '-')
WHERE "productId" = :from AND "source" <> '${OWN_SOURCE}'`;
