import type { Statement } from '@meet/statements';
import { statement } from '../platform/database/statement.js';

/**
 * Parameter of the statements below: the id of the changed entity. Null if the change creates it, or if entities of
 * this kind are recorded without an id (see WHOLE).
 */
export interface ById {
  id: string | null;
}

/** SQL of the values of the custom fields of an owner, by code. */
const CUSTOM_FIELDS = (ownerId: string) => `(
  SELECT coalesce(jsonb_object_agg(f."code", f."values"), '{}') FROM (
    SELECT d."code", jsonb_agg(coalesce(to_jsonb(v."text"), to_jsonb(v."number"), to_jsonb(v."flag"), to_jsonb(v."option"),
      to_jsonb(v."referenceId")) ORDER BY v."slot") AS "values"
    FROM "custom_field_value" v JOIN "custom_field" d ON d."id" = v."fieldId" WHERE v."ownerId" = ${ownerId}
    GROUP BY d."id") f)`;

/** SQL of the codes alone, for owners whose values may be personal. */
const CUSTOM_FIELD_CODES = (ownerId: string) => `(
  SELECT coalesce(jsonb_agg(DISTINCT d."code"), '[]') FROM "custom_field_value" v
  JOIN "custom_field" d ON d."id" = v."fieldId" WHERE v."ownerId" = ${ownerId})`;

/** SQL that adds the former names of what was merged into the row `row`, if there are any. */
const FORMER_NAMES = (column: string, row: string) => `|| coalesce((
  SELECT jsonb_build_object('formerNames', jsonb_agg(n."slug" ORDER BY n."slug")) FROM "former_name" n
  WHERE n."${column}" = ${row}."id" HAVING count(*) > 0), '{}')`;

/**
 * Statements that read the state of an entity before and after a change, for the audit log. They read no personal data.
 */
export const SNAPSHOTS = {
  ORDER: statement('snapshot-order')`
SELECT jsonb_build_object('number', o."number", 'status', o."status", 'refunded', o."refunded",
  'externalId', o."externalId", 'totalPrice', o."totalPrice", 'deliveryPrice', o."deliveryPrice", 'pickupPoint', o."pickupPoint"->>'code',
  'city', o."address"->>'city', 'items', (
  SELECT jsonb_agg(jsonb_build_object('id', i."id", 'itemId', i."itemId", 'soldPrice', i."soldPrice", 'status', i."status", 'unit', i."unit",
    'estimatedDeliveryFrom', i."estimatedDeliveryFrom", 'estimatedDeliveryDate', i."estimatedDeliveryDate", 'trackCode', i."trackCode", 'cdekWaybillId', i."cdekWaybillId",
    'markingCode', i."markingCode") ORDER BY i."position")
  FROM "order_product_item" i WHERE i."orderUuid" = o."uuid" AND i."removedAt" IS NULL),
  'customFields', ${CUSTOM_FIELD_CODES('o."uuid"')}) AS "snapshot"
FROM "shop_order" o WHERE o."uuid" = :id?`,
  PRODUCT: statement('snapshot-product')`
SELECT jsonb_build_object('slug', p."slug", 'name', p."name", 'description', p."description", 'active', p."active", 'children', p."children",
  'newArrival', p."newArrival", 'meetPrice', p."meetPrice", 'bonusCalcState', p."bonusCalcState", 'sex', p."sex",
  'seasons', p."seasons", 'material', p."material", 'sizeGuide', p."sizeGuide", 'publishedAt', p."publishedAt",
  'model', (SELECT m."slug" FROM "model" m WHERE m."id" = p."modelId"),
  'category', (SELECT c."slug" FROM "category" c WHERE c."id" = coalesce(p."productSubTypeId", p."productTypeId", p."productCategoryId")),
  'brands', (SELECT coalesce(jsonb_agg(b."slug" ORDER BY pb."position"), '[]') FROM "product_brand" pb
    JOIN "brand" b ON b."id" = pb."brandId" WHERE pb."productId" = p."id"),
  'colours', (SELECT coalesce(jsonb_agg(c."slug" ORDER BY pc."position"), '[]') FROM "product_colour" pc
    JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id"),
  'properties', (SELECT to_jsonb(r) - 'productId' FROM "properties" r WHERE r."productId" = p."id"),
  'seoTags', (SELECT to_jsonb(t) - 'productId' FROM "product_seo_tags" t WHERE t."productId" = p."id"),
  'badges', (
  SELECT coalesce(jsonb_agg(b."slug" ORDER BY pb."position"), '[]') FROM "product_badge" pb
  JOIN "badge" b ON b."id" = pb."badgeId" WHERE pb."productId" = p."id"), 'images', (
  SELECT coalesce(jsonb_agg(i."storageKey" ORDER BY i."position"), '[]') FROM "product_image" i
  WHERE i."productId" = p."id"), 'videos', (
  SELECT coalesce(jsonb_agg(v."url" ORDER BY v."position"), '[]') FROM "product_video" v
  WHERE v."productId" = p."id"), 'customFields', ${CUSTOM_FIELDS('p."id"')}) AS "snapshot"
FROM "product" p WHERE p."id" = :id?`,
  PRODUCT_ITEM: statement('snapshot-product-item')`
SELECT jsonb_build_object('productId', i."productId", 'size', (SELECT s."name" FROM "size" s WHERE s."id" = i."sizeId"),
  'externalId', i."externalId", 'sku', i."sku", 'deliveryIsoCode', i."deliveryIsoCode", 'bonusCalcState', r."bonusCalcState",
  'active', i."active", 'stock', i."stock", 'reserved', i."reserved", 'maxPerOrder', i."maxPerOrder", 'price', r."price",
  'oldPrice', r."oldPrice", 'loyaltyPrice', r."loyaltyPrice", 'priceSetBy', r."setBy",
  'customFields', ${CUSTOM_FIELDS('i."id"')}) AS "snapshot"
FROM "product_item" i LEFT JOIN "price_details" r ON r."itemId" = i."id" WHERE i."id" = :id?`,
  PROMOCODE: statement('snapshot-promocode')`
SELECT to_jsonb(p) - '{createdAt,updatedAt,deletedAt}'::text[] AS "snapshot" FROM "promocode" p WHERE p."id" = :id?`,
  LOYALTY_LEVELS: statement('snapshot-loyalty-levels')`
SELECT jsonb_agg(to_jsonb(l) - '{createdAt,updatedAt,deletedAt}'::text[] ORDER BY l."requiredSpentAmount") AS "snapshot"
FROM "loyalty_level" l WHERE l."deletedAt" IS NULL AND :id?::uuid IS NULL`,
  SHOPPER: statement('snapshot-shopper')`
SELECT jsonb_build_object('accessLevel', u."accessLevel", 'role', (SELECT r."name" FROM "role" r WHERE r."id" = u."roleId"),
  'blockedAt', u."blockedAt", 'phoneUnconfirmedSince', u."phoneUnconfirmedSince", 'emailUnconfirmedSince', u."emailUnconfirmedSince",
  'secondFactor', EXISTS (SELECT FROM "second_factor" f WHERE f."userId" = u."id" AND f."secret" IS NOT NULL), 'passkeys', (
  SELECT coalesce(jsonb_agg(k."name" ORDER BY k."createdAt", k."id"), '[]') FROM "passkey" k WHERE k."userId" = u."id"), 'balance', a."balance", 'held', a."held", 'pending', a."pending",
  'entry', (SELECT to_jsonb(e) - '{userId,actorId}'::text[] FROM "points_entry" e WHERE e."userId" = u."id"
            ORDER BY e."id" DESC LIMIT 1), 'customFields', ${CUSTOM_FIELD_CODES('u."id"')}) AS "snapshot"
FROM "user_account" u LEFT JOIN "loyalty_account" a ON a."userId" = u."id" WHERE u."id" = :id?`,
  BRAND: statement('snapshot-brand')`
SELECT to_jsonb(b) - '{createdAt,updatedAt,deletedAt}'::text[] ${FORMER_NAMES('brandId', 'b')} AS "snapshot" FROM "brand" b WHERE b."id" = :id?`,
  CATEGORY: statement('snapshot-category')`
SELECT to_jsonb(c) - '{createdAt,updatedAt,deletedAt}'::text[] ${FORMER_NAMES('categoryId', 'c')} AS "snapshot" FROM "category" c WHERE c."id" = :id?`,
  COLOUR: statement('snapshot-colour')`
SELECT to_jsonb(c) ${FORMER_NAMES('colourId', 'c')} AS "snapshot" FROM "color_pallete" c WHERE c."id" = :id?`,
  CUSTOM_FIELD: statement('snapshot-custom-field')`
SELECT to_jsonb(f) - '{createdAt,updatedAt}'::text[] || jsonb_build_object('options', (
  SELECT coalesce(jsonb_agg(to_jsonb(o) - '{fieldId,position}'::text[] ORDER BY o."position"), '[]')
  FROM "custom_field_option" o WHERE o."fieldId" = f."id")) AS "snapshot"
FROM "custom_field" f WHERE f."id" = :id?`,
  COLLECTION: statement('snapshot-collection')`
SELECT to_jsonb(c) - '{createdAt,updatedAt,deletedAt}'::text[] || jsonb_build_object('products', (
  SELECT coalesce(jsonb_agg(m."productId" ORDER BY m."position"), '[]') FROM "collection_product" m
  WHERE m."collectionId" = c."id"), 'customFields', ${CUSTOM_FIELDS('c."id"')}) AS "snapshot"
FROM "collection" c WHERE c."id" = :id? AND c."deletedAt" IS NULL`,
  BANNER: statement('snapshot-banner')`
SELECT to_jsonb(b) - '{createdAt,updatedAt}'::text[] AS "snapshot" FROM "banner" b WHERE b."id" = :id?`,
  ANNOUNCEMENT: statement('snapshot-announcement')`
SELECT to_jsonb(a) - '{createdAt,updatedAt}'::text[] AS "snapshot" FROM "announcement" a WHERE a."id" = :id?`,
  BADGE: statement('snapshot-badge')`SELECT to_jsonb(b) AS "snapshot" FROM "badge" b WHERE b."id" = :id?`,
  DIRECTORY: statement('snapshot-directory')`
SELECT to_jsonb(d) - '{createdAt,updatedAt,deletedAt}'::text[] || jsonb_build_object('filters', (
  SELECT coalesce(jsonb_agg(jsonb_build_object('name', f."name", 'filterType', f."filterType", 'value', f."value")
    ORDER BY f."position"), '[]') FROM "directory_filter" f WHERE f."directoryId" = d."id")) AS "snapshot"
FROM "directory" d WHERE d."id" = :id? AND d."deletedAt" IS NULL`,
  CLIENT: statement('snapshot-client')`
SELECT to_jsonb(c) - '{createdAt,updatedAt}'::text[] AS "snapshot" FROM "api_client" c WHERE c."id" = :id?`,
  CONTENT: statement('snapshot-content')`
SELECT jsonb_build_object('kind', e."kind", 'slug', e."slug", 'finishAt', e."finishAt", 'revisions', (
  SELECT coalesce(jsonb_agg(jsonb_build_object('number', r."number", 'title', r."title", 'publishAt', r."publishAt")
    ORDER BY r."number"), '[]') FROM (SELECT * FROM "content_revision" l WHERE l."entryId" = e."id"
    ORDER BY l."number" DESC LIMIT 3) r)) AS "snapshot"
FROM "content_entry" e WHERE e."id" = :id?`,
  URL_METADATA: statement('snapshot-url-metadata')`
SELECT to_jsonb(m) - '{matcher,rank,updatedAt}'::text[] AS "snapshot" FROM "url_metadata" m WHERE m."id" = :id?`,
  SEARCH_RULE: statement('snapshot-search-rule')`
SELECT to_jsonb(r) - '{updatedAt}'::text[] AS "snapshot" FROM "search_rule" r WHERE r."id" = :id?`,
  COMPANION_RULE: statement('snapshot-companion-rule')`
SELECT to_jsonb(r) - '{updatedAt}'::text[] AS "snapshot" FROM "companion_rule" r WHERE r."id" = :id?`,
  JUDGED_QUERY: statement('snapshot-judged-query')`
SELECT to_jsonb(q) AS "snapshot" FROM "search_judged_query" q WHERE q."id" = :id?`,
  REDIRECT: statement('snapshot-redirect')`
SELECT to_jsonb(r) - '{updatedAt}'::text[] AS "snapshot" FROM "redirect_rule" r WHERE r."id" = :id?`,
  REVIEW: statement('snapshot-review')`
SELECT jsonb_build_object('productId', r."productId", 'rating', r."rating", 'state', r."state", 'version', r."version",
  'photos', cardinality(r."photos"), 'rejectionReason', r."rejectionReason", 'answer', r."answer") AS "snapshot"
FROM "review" r WHERE r."id" = :id?`,
  QUESTION: statement('snapshot-question')`
SELECT jsonb_build_object('productId', n."productId", 'state', n."state", 'rejectionReason', n."rejectionReason",
  'answer', n."answer") AS "snapshot"
FROM "product_question" n WHERE n."id" = :id?`,
  RETURN_REQUEST: statement('snapshot-return')`
SELECT jsonb_build_object('orderUuid', r."orderUuid", 'number', r."number", 'state', r."state",
  'rejectionReason', r."rejectionReason", 'instructions', r."instructions", 'items', (
  SELECT jsonb_agg(jsonb_build_object('id', x."orderItemId", 'reason', x."reason", 'status', i."status", 'unit', i."unit",
    'outcome', x."outcome", 'restocked', x."restocked") ORDER BY i."position")
  FROM "return_item" x JOIN "order_product_item" i ON i."id" = x."orderItemId" WHERE x."requestId" = r."id")) AS "snapshot"
FROM "return_request" r WHERE r."id" = :id?`,
  COOPERATIVE_REQUEST: statement('snapshot-cooperative-request')`
SELECT jsonb_build_object('companyType', c."companyType", 'state', c."state", 'repeats', c."repeats") AS "snapshot"
FROM "cooperative_request" c WHERE c."id" = :id?`,
  MEET_PRICE_REQUEST: statement('snapshot-meet-price-request')`
SELECT jsonb_build_object('productId', m."productId", 'state', m."state", 'price', (
  SELECT jsonb_build_object('itemId', y."itemId", 'price', y."price", 'units', y."units", 'used', y."used",
    'expiresAt', y."expiresAt", 'revokedAt', y."revokedAt")
  FROM "personal_price" y WHERE y."requestId" = m."id")) AS "snapshot"
FROM "meet_price_request" m WHERE m."id" = :id?`,
  BULK_JOB: statement('snapshot-bulk-job')`
SELECT jsonb_build_object('kind', j."kind", 'total', j."total", 'handled', j."handled", 'applied', j."applied",
  'unchanged', j."unchanged", 'refused', j."refused", 'undoneAt', c."undoneAt") AS "snapshot"
FROM "bulk_job" j LEFT JOIN "change_set" c ON c."id" = j."changeSetId" WHERE j."id" = :id?`,
  EXPORT: statement('snapshot-export')`
SELECT jsonb_build_object('kind', e."kind", 'format', e."format") AS "snapshot" FROM "export_job" e WHERE e."id" = :id?`,
  FEED_SOURCE: statement('snapshot-feed-source')`
SELECT to_jsonb(s) - '{credentials,etag,lastModified,nextRunAt,createdAt,updatedAt}'::text[]
  || jsonb_build_object('hasCredentials', s."credentials" IS NOT NULL) AS "snapshot"
FROM "feed_source" s WHERE s."id" = :id?`,
  FEED_RUN: statement('snapshot-feed-run')`
SELECT jsonb_build_object('sourceId', r."sourceId", 'state', r."state", 'cause', r."cause", 'approved', r."approved",
  'code', r."code", 'counts', r."counts", 'changeSets', r."changeSets") AS "snapshot"
FROM "feed_run" r WHERE r."id" = :id?`,
  WEBHOOK: statement('snapshot-webhook')`
SELECT jsonb_build_object('url', w."url", 'description', w."description", 'events', w."events", 'batchSize', w."batchSize", 'state', w."state",
  'previousSecretUntil', w."previousSecretUntil") AS "snapshot"
FROM "webhook_endpoint" w WHERE w."id" = :id?`,
  PROGRAM: statement('snapshot-program')`
SELECT jsonb_build_object('name', p."name", 'scopes', p."scopes", 'expiresAt', p."expiresAt", 'revokedAt', p."revokedAt",
  'previousTokenUntil', p."previousTokenUntil") AS "snapshot"
FROM "program" p WHERE p."id" = :id?`,
  ROLE: statement('snapshot-role')`
SELECT jsonb_build_object('name', r."name", 'permissions', r."permissions", 'requiresSecondFactor', r."requiresSecondFactor") AS "snapshot"
FROM "role" r WHERE r."id" = :id?`,
  SHOP_SETTINGS: statement('snapshot-shop-settings')`
SELECT coalesce(jsonb_object_agg("name", "value"), '{}') AS "snapshot" FROM "shop_setting" WHERE :id?::uuid IS NULL`,
  MESSAGE_TEMPLATE: statement('snapshot-message-template')`
SELECT to_jsonb(t) - '{id,updatedAt}'::text[] AS "snapshot" FROM "message_template" t WHERE t."id" = :id?`,
  OUTBOX: statement('snapshot-outbox')`
SELECT jsonb_build_object('dead', coalesce(jsonb_agg(e."id" ORDER BY e."id"), '[]')) AS "snapshot" FROM "outbox_event" e
WHERE e."doneAt" IS NULL AND e."runAt" = 'infinity' AND :id?::uuid IS NULL`,
} satisfies Record<string, Statement<ById, { snapshot: unknown }>>;

export type Entity = keyof typeof SNAPSHOTS;

/** Statements that lock the row of an entity, so that changes of the same entity run one after another. */
export const LOCKS: Record<Entity, Statement<ById, unknown>> = {
  ORDER: statement('lock-order')`SELECT 1 AS "locked" FROM "shop_order" WHERE "uuid" = :id FOR NO KEY UPDATE`,
  PRODUCT: statement('lock-product')`SELECT 1 AS "locked" FROM "product" WHERE "id" = :id FOR NO KEY UPDATE`,
  PRODUCT_ITEM: statement('lock-product-item')`
SELECT 1 AS "locked" FROM "product_item" WHERE "id" = :id FOR NO KEY UPDATE`,
  PROMOCODE: statement('lock-promocode')`SELECT 1 AS "locked" FROM "promocode" WHERE "id" = :id FOR NO KEY UPDATE`,
  SHOPPER: statement('lock-shopper')`
SELECT 1 AS "locked" FROM "loyalty_account" WHERE "userId" = :id FOR NO KEY UPDATE`,
  BRAND: statement('lock-brand')`SELECT 1 AS "locked" FROM "brand" WHERE "id" = :id FOR NO KEY UPDATE`,
  CATEGORY: statement('lock-category')`SELECT 1 AS "locked" FROM "category" WHERE "id" = :id FOR NO KEY UPDATE`,
  COLOUR: statement('lock-colour')`SELECT 1 AS "locked" FROM "color_pallete" WHERE "id" = :id FOR NO KEY UPDATE`,
  CUSTOM_FIELD: statement('lock-custom-field')`
SELECT 1 AS "locked" FROM "custom_field" WHERE "id" = :id FOR UPDATE`,
  COLLECTION: statement('lock-collection')`SELECT 1 AS "locked" FROM "collection" WHERE "id" = :id FOR NO KEY UPDATE`,
  BANNER: statement('lock-banner')`SELECT 1 AS "locked" FROM "banner" WHERE "id" = :id FOR NO KEY UPDATE`,
  ANNOUNCEMENT: statement('lock-announcement')`
SELECT 1 AS "locked" FROM "announcement" WHERE "id" = :id FOR NO KEY UPDATE`,
  BADGE: statement('lock-badge')`SELECT 1 AS "locked" FROM "badge" WHERE "id" = :id FOR NO KEY UPDATE`,
  DIRECTORY: statement('lock-directory')`SELECT 1 AS "locked" FROM "directory" WHERE "id" = :id FOR NO KEY UPDATE`,
  CLIENT: statement('lock-client')`SELECT 1 AS "locked" FROM "api_client" WHERE "id" = :id FOR NO KEY UPDATE`,
  CONTENT: statement('lock-content')`SELECT 1 AS "locked" FROM "content_entry" WHERE "id" = :id FOR NO KEY UPDATE`,
  URL_METADATA: statement('lock-url-metadata')`
SELECT 1 AS "locked" FROM "url_metadata" WHERE "id" = :id FOR NO KEY UPDATE`,
  REDIRECT: statement('lock-redirect')`SELECT 1 AS "locked" FROM "redirect_rule" WHERE "id" = :id FOR NO KEY UPDATE`,
  COMPANION_RULE: statement('lock-companion-rule')`
SELECT 1 AS "locked" FROM "companion_rule" WHERE "id" = :id FOR NO KEY UPDATE`,
  JUDGED_QUERY: statement('lock-judged-query')`
SELECT 1 AS "locked" FROM "search_judged_query" WHERE "id" = :id FOR NO KEY UPDATE`,
  SEARCH_RULE: statement('lock-search-rule')`
SELECT 1 AS "locked" FROM "search_rule" WHERE "id" = :id FOR NO KEY UPDATE`,
  REVIEW: statement('lock-review')`SELECT 1 AS "locked" FROM "review" WHERE "id" = :id FOR NO KEY UPDATE`,
  QUESTION: statement('lock-question')`SELECT 1 AS "locked" FROM "product_question" WHERE "id" = :id FOR NO KEY UPDATE`,
  // The order is locked first, as in `returns/move-return.ts`.
  RETURN_REQUEST: statement('lock-return')`
SELECT 1 AS "locked" FROM "shop_order" o WHERE o."uuid" = (SELECT "orderUuid" FROM "return_request" WHERE "id" = :id)
FOR NO KEY UPDATE`,
  COOPERATIVE_REQUEST: statement('lock-cooperative-request')`
SELECT 1 AS "locked" FROM "cooperative_request" WHERE "id" = :id FOR NO KEY UPDATE`,
  MEET_PRICE_REQUEST: statement('lock-meet-price-request')`
SELECT 1 AS "locked" FROM "meet_price_request" WHERE "id" = :id FOR NO KEY UPDATE`,
  PROGRAM: statement('lock-program')`SELECT 1 AS "locked" FROM "program" WHERE "id" = :id FOR NO KEY UPDATE`,
  ROLE: statement('lock-role')`SELECT 1 AS "locked" FROM "role" WHERE "id" = :id FOR UPDATE`,
  LOYALTY_LEVELS: statement('lock-loyalty-levels')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('loyalty_level')) WHERE :id?::uuid IS NULL`,
  SHOP_SETTINGS: statement('lock-shop-settings')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('shop_setting')) WHERE :id?::uuid IS NULL`,
  MESSAGE_TEMPLATE: statement('lock-message-template')`
SELECT 1 AS "locked" FROM "message_template" WHERE "id" = :id FOR NO KEY UPDATE`,
  BULK_JOB: statement('lock-bulk-job')`SELECT 1 AS "locked" FROM "bulk_job" WHERE "id" = :id FOR NO KEY UPDATE`,
  EXPORT: statement('lock-export')`SELECT 1 AS "locked" FROM "export_job" WHERE "id" = :id FOR NO KEY UPDATE`,
  FEED_SOURCE: statement('lock-feed-source')`
SELECT 1 AS "locked" FROM "feed_source" WHERE "id" = :id FOR NO KEY UPDATE`,
  FEED_RUN: statement('lock-feed-run')`SELECT 1 AS "locked" FROM "feed_run" WHERE "id" = :id FOR NO KEY UPDATE`,
  WEBHOOK: statement('lock-webhook')`
SELECT 1 AS "locked" FROM "webhook_endpoint" WHERE "id" = :id FOR NO KEY UPDATE`,
  OUTBOX: statement('lock-outbox')`
SELECT 1 AS "locked" FROM "outbox_event"
WHERE "doneAt" IS NULL AND "runAt" = 'infinity' AND :id?::uuid IS NULL FOR UPDATE`,
};

/** Entities that always change as a whole, so their rows in the audit log have no id. */
export const WHOLE: readonly Entity[] = ['LOYALTY_LEVELS', 'OUTBOX', 'SHOP_SETTINGS'];
