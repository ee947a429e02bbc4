/** What can be changed here, each with the SQL of what the trail keeps of it. $1 is its id; nothing says who a shopper is. */
export const SNAPSHOTS = {
  ORDER: `
SELECT jsonb_build_object('number', o."number", 'status', o."status", 'refunded', o."refunded", 'items', (
  SELECT jsonb_agg(jsonb_build_object('id', i."id", 'status', i."status", 'unit', i."unit",
    'estimatedDeliveryDate', i."estimatedDeliveryDate", 'trackCode', i."trackCode", 'cdekWaybillId', i."cdekWaybillId",
    'markingCode', i."markingCode") ORDER BY i."position")
  FROM "order_product_item" i WHERE i."orderUuid" = o."uuid")) AS "snapshot"
FROM "shop_order" o WHERE o."uuid" = $1`,
  PRODUCT: `
SELECT jsonb_build_object('name', p."name", 'description', p."description", 'active', p."active", 'children', p."children",
  'newArrival', p."newArrival", 'meetPrice', p."meetPrice", 'bonusCalcState', p."bonusCalcState", 'sex', p."sex",
  'seasons', p."seasons", 'material', p."material", 'sizeGuide', p."sizeGuide", 'badges', (
  SELECT coalesce(jsonb_agg(b."slug" ORDER BY pb."position"), '[]') FROM "product_badge" pb
  JOIN "badge" b ON b."id" = pb."badgeId" WHERE pb."productId" = p."id")) AS "snapshot"
FROM "product" p WHERE p."id" = $1`,
  PRODUCT_ITEM: `
SELECT jsonb_build_object('active', i."active", 'stock', i."stock", 'reserved', i."reserved", 'price', r."price",
  'oldPrice', r."oldPrice", 'loyaltyPrice', r."loyaltyPrice", 'priceSetBy', r."setBy") AS "snapshot"
FROM "product_item" i LEFT JOIN "price_details" r ON r."itemId" = i."id" WHERE i."id" = $1`,
  PROMOCODE: `
SELECT to_jsonb(p) - '{createdAt,updatedAt,deletedAt}'::text[] AS "snapshot" FROM "promocode" p WHERE p."id" = $1`,
  LOYALTY_LEVELS: `
SELECT jsonb_agg(to_jsonb(l) - '{createdAt,updatedAt,deletedAt}'::text[] ORDER BY l."requiredSpentAmount") AS "snapshot"
FROM "loyalty_level" l WHERE l."deletedAt" IS NULL AND $1::uuid IS NULL`,
  SHOPPER: `
SELECT jsonb_build_object('accessLevel', u."accessLevel", 'balance', a."balance", 'held', a."held", 'pending', a."pending",
  'entry', (SELECT to_jsonb(e) - '{userId,actorId}'::text[] FROM "points_entry" e WHERE e."userId" = u."id"
            ORDER BY e."id" DESC LIMIT 1)) AS "snapshot"
FROM "user_account" u LEFT JOIN "loyalty_account" a ON a."userId" = u."id" WHERE u."id" = $1`,
  COLLECTION: `
SELECT to_jsonb(c) - '{createdAt,updatedAt,deletedAt}'::text[] || jsonb_build_object('products', (
  SELECT coalesce(jsonb_agg(m."productId" ORDER BY m."position"), '[]') FROM "collection_product" m
  WHERE m."collectionId" = c."id")) AS "snapshot"
FROM "collection" c WHERE c."id" = $1 AND c."deletedAt" IS NULL`,
  BADGE: `SELECT to_jsonb(b) AS "snapshot" FROM "badge" b WHERE b."id" = $1`,
  DIRECTORY: `
SELECT to_jsonb(d) - '{createdAt,updatedAt,deletedAt}'::text[] || jsonb_build_object('filters', (
  SELECT coalesce(jsonb_agg(jsonb_build_object('name', f."name", 'filterType', f."filterType", 'value', f."value")
    ORDER BY f."position"), '[]') FROM "directory_filter" f WHERE f."directoryId" = d."id")) AS "snapshot"
FROM "directory" d WHERE d."id" = $1 AND d."deletedAt" IS NULL`,
  OUTBOX: `
SELECT jsonb_build_object('dead', coalesce(jsonb_agg(e."id" ORDER BY e."id"), '[]')) AS "snapshot" FROM "outbox_event" e
WHERE e."doneAt" IS NULL AND e."runAt" = 'infinity' AND $1::uuid IS NULL`,
} as const;

export type Entity = keyof typeof SNAPSHOTS;

/** The row to lock so that changes of one thing go one after another, whoever makes them. */
export const LOCKS: Record<Entity, string> = {
  ORDER: lock('shop_order', 'uuid'),
  PRODUCT: lock('product', 'id'),
  PRODUCT_ITEM: lock('product_item', 'id'),
  PROMOCODE: lock('promocode', 'id'),
  SHOPPER: lock('loyalty_account', 'userId'),
  COLLECTION: lock('collection', 'id'),
  BADGE: lock('badge', 'id'),
  DIRECTORY: lock('directory', 'id'),
  LOYALTY_LEVELS: `LOCK TABLE "loyalty_level" IN SHARE ROW EXCLUSIVE MODE`,
  OUTBOX: `SELECT 1 FROM "outbox_event" WHERE "doneAt" IS NULL AND "runAt" = 'infinity' FOR UPDATE`,
};

/** Changed as a whole: rows of the trail name no id. */
export const WHOLE: readonly Entity[] = ['LOYALTY_LEVELS', 'OUTBOX'];

function lock(table: string, key: string): string {
  return `SELECT 1 FROM "${table}" WHERE "${key}" = $1 FOR NO KEY UPDATE`;
}
