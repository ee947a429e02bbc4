import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import type { MovedOffer } from './move-offers.js';

/** A product that has no offers any more, because they belong to another product now. */
export interface EmptiedProduct {
  externalId: string;
  slug: string;
  /** Id and slug of the product that now has most of its offers. */
  to: string;
  toSlug: string;
}

/**
 * Makes everything that refers to a product follow the offers that left it: price requests for the offer, and notices
 * of its size if the product no longer sells that size. A product that has lost all its offers, and is not among
 * `present`, the products of this import, goes off sale. Its URL, favourites, notices, requests and places in
 * collections move to the product that has most of its offers. Runs when the batch has been written.
 */
export async function leaveProducts(
  transaction: Transaction,
  moved: readonly MovedOffer[],
  present: { has(id: string): boolean },
): Promise<EmptiedProduct[]> {
  if (moved.length === 0) return [];
  await transaction.rows(MOVE_NOTICES, { moved: JSON.stringify(moved) });
  await transaction.rows(MOVE_REQUESTS, { ids: moved.map(({ id }) => id) });
  const targets = new Map<string, Map<string, number>>();
  for (const { from, to } of moved) {
    if (present.has(from)) continue;
    const counts = targets.get(from) ?? new Map<string, number>();
    targets.set(from, counts.set(to, (counts.get(to) ?? 0) + 1));
  }
  if (targets.size === 0) return [];
  await transaction.rows(FORGET_OFFERS, { productIds: [...targets.keys()] });
  const left = [...targets].map(([from, counts]) => ({ from, to: mostOf(counts) }));
  const emptied = await transaction.rows(EMPTIED_PRODUCTS, { left: JSON.stringify(left) });
  if (emptied.length === 0) return [];
  await leadOn(
    transaction,
    emptied.map(({ id, to }) => ({ from: id, to })),
  );
  return emptied;
}

/**
 * Takes products off sale. Their URLs, favourites, notices, requests and places in collections move to the other
 * products.
 */
export async function leadOn(transaction: Transaction, left: readonly { from: string; to: string }[]): Promise<void> {
  const products = JSON.stringify(left);
  await transaction.rows(TAKE_OFF_SALE, { products });
  await transaction.rows(LEAD_ON, { products });
  await transaction.rows(MOVE_FAVOURITES, { products });
  await transaction.rows(MOVE_NOTICES_OF_PRODUCTS, { products });
  await transaction.rows(MOVE_REQUESTS_OF_PRODUCTS, { products });
  await transaction.rows(MOVE_PLACES, { products });
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]![0];
}

/** If a recipient would have several notices for the same size, one is kept. */
const noticesTo = (moved: string, condition: string) => `
UPDATE "stock_notice" n SET "productId" = f."to", "sizeId" = f."toSize"
FROM (
  SELECT DISTINCT ON (n."userId", n."recipientHash", n."kind", m."to", m."toSize") n."id", m."to", m."toSize"
  FROM ${moved} JOIN "stock_notice" n ON n."productId" = m."from" AND ${condition}
  WHERE NOT EXISTS (SELECT FROM "stock_notice" d WHERE d."productId" = m."to" AND d."sizeId" = m."toSize"
    AND d."kind" = n."kind" AND (d."userId" = n."userId" OR d."recipientHash" = n."recipientHash"))
  ORDER BY n."userId", n."recipientHash", n."kind", m."to", m."toSize", n."id"
) f WHERE n."id" = f."id"`;

const MOVE_NOTICES = statement('move-notices')`${noticesTo(
  `jsonb_to_recordset(:moved::jsonb) AS m("from" uuid, "fromSize" uuid, "to" uuid, "toSize" uuid)`,
  `n."sizeId" = m."fromSize" AND NOT EXISTS (SELECT FROM "product_item" o WHERE o."productId" = m."from"
    AND o."sizeId" = m."fromSize" AND o."active" AND o."deletedAt" IS NULL)`,
)}`;

const MOVE_NOTICES_OF_PRODUCTS = statement('move-notices-of-products')`${noticesTo(
  `(SELECT i."from", i."to", z."id" AS "toSize" FROM jsonb_to_recordset(:products::jsonb) AS i("from" uuid, "to" uuid)
   JOIN "product_item" o ON o."productId" = i."from" JOIN "size" z ON z."id" = o."sizeId") m`,
  `n."sizeId" = m."toSize"`,
)}`;

/** A price is agreed for an offer of the product named in the request. */
const MOVE_REQUESTS = statement('move-requests')`
UPDATE "meet_price_request" r SET "productId" = o."productId" FROM "product_item" o
WHERE o."id" = ANY(:ids::uuid[]) AND r."itemId" = o."id" AND r."productId" <> o."productId"`;

const MOVE_REQUESTS_OF_PRODUCTS = statement('move-requests-of-products')`
UPDATE "meet_price_request" r SET "productId" = i."to"
FROM jsonb_to_recordset(:products::jsonb) AS i("from" uuid, "to" uuid) WHERE r."productId" = i."from"`;

/** Makes the next import compare the product's offers, even if the feed has not changed them. */
const FORGET_OFFERS = statement('forget-offers')`
UPDATE "product_source" SET "fingerprint" = regexp_replace("fingerprint", '[^.]*$', '-')
WHERE "productId" = ANY(:productIds::uuid[])`;

const EMPTIED_PRODUCTS = statement('emptied-products')`
SELECT p."id", p."slug", coalesce(i."to", p."id") AS "to", t."slug" AS "toSlug",
  (SELECT coalesce(min(s."externalId"), '') FROM "product_source" s WHERE s."productId" = p."id") AS "externalId"
FROM jsonb_to_recordset(:left::jsonb) AS i("from" uuid, "to" uuid)
JOIN "product" p ON p."id" = i."from" JOIN "product" t ON t."id" = i."to"
WHERE NOT EXISTS (SELECT FROM "product_item" o WHERE o."productId" = p."id" AND o."active" AND o."deletedAt" IS NULL)
ORDER BY p."id"
FOR UPDATE OF p`;

/**
 * If the feed names the product again, everything except its texts and pictures is compared, and the product is on sale
 * again.
 */
const TAKE_OFF_SALE = statement('take-off-sale')`
WITH i AS (SELECT * FROM jsonb_to_recordset(:products::jsonb) AS i("from" uuid, "to" uuid)), forgotten AS (
  UPDATE "product_source" s SET "groupId" = NULL,
    "fingerprint" = concat_ws('.', split_part(s."fingerprint", '.', 1), split_part(s."fingerprint", '.', 2), '-',
      split_part(s."fingerprint", '.', 4), '-')
  FROM i WHERE s."productId" = i."from"
)
UPDATE "product" p SET "active" = false, "updatedAt" = now() FROM i WHERE p."id" = i."from"`;

const LEAD_ON = statement('lead-on')`
WITH i AS (SELECT * FROM jsonb_to_recordset(:products::jsonb) AS i("from" uuid, "to" uuid)), earlier AS (
  UPDATE "former_slug" f SET "ownerId" = i."to" FROM i WHERE f."kind" = 'PRODUCT' AND f."ownerId" = i."from"
)
INSERT INTO "former_slug" ("kind", "slug", "ownerId")
SELECT 'PRODUCT', p."slug", i."to" FROM i JOIN "product" p ON p."id" = i."from"
ON CONFLICT ("kind", "slug") DO UPDATE SET "ownerId" = excluded."ownerId"`;

const MOVE_FAVOURITES = statement('move-favourites')`
WITH gone AS (
  DELETE FROM "favourite" f USING jsonb_to_recordset(:products::jsonb) AS i("from" uuid, "to" uuid)
  WHERE f."productId" = i."from" RETURNING f."userId", i."to", f."createdAt"
)
INSERT INTO "favourite" ("userId", "productId", "createdAt") SELECT "userId", "to", "createdAt" FROM gone
ON CONFLICT ("userId", "productId") DO NOTHING`;

const MOVE_PLACES = statement('move-places')`
WITH gone AS (
  DELETE FROM "collection_product" c USING jsonb_to_recordset(:products::jsonb) AS i("from" uuid, "to" uuid)
  WHERE c."productId" = i."from" RETURNING c."collectionId", i."to", c."position"
)
INSERT INTO "collection_product" ("collectionId", "productId", "position") SELECT "collectionId", "to", "position" FROM gone
ON CONFLICT ("collectionId", "productId") DO NOTHING`;
