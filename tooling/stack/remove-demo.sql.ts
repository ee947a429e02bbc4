import {
  ARTICLE_POSTERS,
  BADGES,
  BRANDS,
  CATEGORIES,
  COLLECTIONS,
  DIRECTORIES,
  SIZE_GRIDS,
  type Category,
} from '@meet/demo';
import { entryId } from './add-pages.js';
import { DEMO_ADMIN, IS_DEMO_CODE } from './demo-desk.js';
import { DEMO_PICTURES, IS_DEMO_PRODUCT } from './demo-goods.js';
import { IS_DEMO_ANNOUNCEMENT, IS_DEMO_BANNER } from './demo-showcase.js';

interface Removal {
  what: string;
  /** SQL that deletes the rows to which nothing refers. */
  remove: string;
  /** SQL that hides the rows which must stay because something refers to them. */
  hide?: string;
}

const one = (value: string) => `'${value.replaceAll("'", "''")}'`;
const anyOf = (slugs: readonly string[]) => `IN (${slugs.map(one).join(', ')})`;
const slugsOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ slug, children }) => [slug, ...slugsOf(children ?? [])]);
const named = (entries: readonly { slug?: string | undefined }[]) => anyOf(entries.map(({ slug }) => slug ?? ''));

const DEMO = `EXISTS (SELECT FROM "demo_seed")`;
const ORDERED = `EXISTS (SELECT FROM "product_item" i JOIN "order_product_item" o ON o."itemId" = i."id"
  WHERE i."productId" = p."id")`;
const POSTED = `EXISTS (SELECT FROM "shop_order" o WHERE o."promocodeId" = c."id")`;
const USED_POINT = `EXISTS (SELECT FROM "shop_order" o WHERE o."pickupPoint"->>'code' = t."code")`;

/**
 * SQL conditions for the demo's buyers and their orders, unless somebody has changed them since
 * (`api/src/reviews/write-demo-reviews.ts`).
 */
const DEMO_BUYER = `EXISTS (SELECT FROM "user_account" u WHERE u."id" = "userId" AND u."email" LIKE 'buyer-%@demo.meet.example')`;
const DEMO_ORDER = `(starts_with(o."id", 'demo-') AND NOT EXISTS (
  SELECT FROM "order_product_item" i JOIN "order_status_change" h ON h."orderItemId" = i."id" WHERE i."orderUuid" = o."uuid")
  AND NOT EXISTS (SELECT FROM "order_note" n WHERE n."orderUuid" = o."uuid")
  AND NOT EXISTS (SELECT FROM "order_edit" e WHERE e."orderUuid" = o."uuid")
  AND NOT EXISTS (SELECT FROM "parcel_waybill" w WHERE w."orderUuid" = o."uuid"))`;
/** An article of the demo that nobody has edited. */
const DEMO_ARTICLE = `(e."kind" = 'ARTICLE' AND e."id" IN (${ARTICLE_POSTERS.map(({ slug }) => entryId(one(`ARTICLE ${slug}`))).join(', ')})
  AND NOT EXISTS (SELECT FROM "content_revision" r WHERE r."entryId" = e."id" AND r."number" > 1))`;

/** The removals in order: rows are removed before the rows to which they refer. */
export const REMOVALS: Removal[] = [
  {
    what: 'announcements',
    remove: `DELETE FROM "announcement" a WHERE ${DEMO} AND ${IS_DEMO_ANNOUNCEMENT}`,
  },
  {
    what: 'banners',
    remove: `DELETE FROM "banner" b WHERE ${DEMO} AND ${IS_DEMO_BANNER}`,
  },
  {
    what: 'articles',
    remove: `DELETE FROM "content_entry" e WHERE ${DEMO} AND ${DEMO_ARTICLE}`,
  },
  {
    what: 'votes',
    remove: `DELETE FROM "review_vote" WHERE ${DEMO} AND ${DEMO_BUYER}`,
  },
  {
    what: 'reviews',
    remove: `DELETE FROM "review" WHERE ${DEMO} AND ${DEMO_BUYER}`,
  },
  {
    what: 'orders',
    remove: `WITH gone AS (SELECT o."uuid" FROM "shop_order" o WHERE ${DEMO} AND ${DEMO_ORDER}), items AS (
      DELETE FROM "order_product_item" i USING gone WHERE i."orderUuid" = gone."uuid" RETURNING i."orderUuid"
    ) DELETE FROM "shop_order" o WHERE o."uuid" IN (SELECT "orderUuid" FROM items)`,
  },
  {
    // An account with other purchases stays without its name, because its orders and points refer to it.
    what: 'buyers',
    remove: `WITH gone AS (
      SELECT u."id" FROM "user_account" u WHERE ${DEMO} AND u."email" LIKE 'buyer-%@demo.meet.example'
        AND NOT EXISTS (SELECT FROM "shop_order" o WHERE o."userId" = u."id")
        AND NOT EXISTS (SELECT FROM "points_entry" p WHERE p."userId" = u."id")
    ), accounts AS (DELETE FROM "loyalty_account" a USING gone WHERE a."userId" = gone."id")
    DELETE FROM "user_account" u USING gone WHERE u."id" = gone."id"`,
    hide: `UPDATE "user_account" u SET "email" = NULL, "name" = NULL, "surname" = NULL, "deletedAt" = now(), "updatedAt" = now()
      WHERE ${DEMO} AND u."email" LIKE 'buyer-%@demo.meet.example'`,
  },
  {
    what: 'collections',
    remove: `DELETE FROM "collection" c WHERE ${DEMO} AND c."slug" ${named(COLLECTIONS)}
      AND starts_with(c."posterUrl", '${DEMO_PICTURES}')
      AND NOT EXISTS (SELECT FROM "collection_product" cp JOIN "product" p ON p."id" = cp."productId"
        WHERE cp."collectionId" = c."id" AND NOT ${IS_DEMO_PRODUCT})`,
  },
  {
    what: 'products',
    remove: `DELETE FROM "product" p WHERE ${DEMO} AND ${IS_DEMO_PRODUCT} AND NOT ${ORDERED}`,
    hide: `UPDATE "product" p SET "active" = false, "deletedAt" = now(), "updatedAt" = now()
      WHERE ${DEMO} AND p."deletedAt" IS NULL AND ${IS_DEMO_PRODUCT}`,
  },
  {
    what: 'models',
    remove: `DELETE FROM "model" m WHERE ${DEMO}
      AND m."slug" ~ '^(${BRANDS.map(({ slug }) => slug).join('|')})-'
      AND NOT EXISTS (SELECT FROM "product" p WHERE p."modelId" = m."id")`,
  },
  {
    what: 'size tables',
    remove: `DELETE FROM "size_grid" g WHERE ${DEMO} AND g."slug" ${named(SIZE_GRIDS)}
      AND NOT EXISTS (SELECT FROM "product" p WHERE g."categoryId" IS NULL
        OR g."categoryId" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId"))`,
  },
  {
    what: 'badges',
    remove: `DELETE FROM "badge" b WHERE ${DEMO} AND b."slug" ${named(BADGES)}
      AND NOT EXISTS (SELECT FROM "product_badge" pb WHERE pb."badgeId" = b."id")`,
  },
  {
    what: 'brands',
    remove: `DELETE FROM "brand" b WHERE ${DEMO} AND b."slug" ${named(BRANDS)}
      AND NOT EXISTS (SELECT FROM "product_brand" pb WHERE pb."brandId" = b."id")
      AND NOT EXISTS (SELECT FROM "size_grid" g WHERE g."brandId" = b."id")`,
  },
  ...[3, 2, 1].map((level): Removal => ({
    what: `categories ${level}`,
    remove: `DELETE FROM "category" k WHERE ${DEMO} AND k."level" = ${level} AND k."slug" ${anyOf(slugsOf(CATEGORIES))}
      AND NOT EXISTS (SELECT FROM "category" child WHERE child."parentId" = k."id")
      AND NOT EXISTS (SELECT FROM "size_grid" g WHERE g."categoryId" = k."id")
      AND NOT EXISTS (SELECT FROM "product" p
        WHERE k."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId"))
      AND NOT EXISTS (SELECT FROM "promocode" c WHERE k."id" = ANY (c."categoryIds"))`,
  })),
  {
    // A menu of the remaining goods is created afterwards (`remove-demo.ts`), unless an operator has changed the menu.
    what: 'menu entries',
    remove: `DELETE FROM "directory" d WHERE ${DEMO}
      AND (d."slug", d."name") IN (${DIRECTORIES.map(({ slug, name }) => `(${one(slug)}, ${one(name)})`).join(', ')}) AND (
      NOT EXISTS (SELECT FROM "operator_action" a WHERE a."entity" = 'DIRECTORY' AND a."entityId" = d."id")
      OR EXISTS (SELECT FROM "directory_filter" f WHERE f."directoryId" = d."id" AND f."filterType" = 'CATEGORY'
        AND NOT EXISTS (SELECT FROM "category" k WHERE k."slug" = f."value")))`,
  },
  {
    what: 'promo codes',
    remove: `DELETE FROM "promocode" c WHERE ${DEMO} AND ${IS_DEMO_CODE} AND NOT ${POSTED}`,
    hide: `UPDATE "promocode" c SET "active" = false, "deletedAt" = now(), "updatedAt" = now()
      WHERE ${DEMO} AND c."deletedAt" IS NULL AND ${IS_DEMO_CODE}`,
  },
  {
    what: 'pickup points',
    remove: `DELETE FROM "pickup_point" t WHERE ${DEMO} AND t."provider" = 'demo' AND NOT ${USED_POINT}`,
    hide: `UPDATE "pickup_point" t SET "active" = false, "updatedAt" = now()
      WHERE ${DEMO} AND t."provider" = 'demo' AND t."active"`,
  },
  {
    // The demo administrator's account loses its rights and personal data but is not deleted, because the log of
    // operators' actions refers to it.
    what: 'operators',
    remove: `WITH former AS (
      UPDATE "user_account" u SET "accessLevel" = 'USER', "email" = NULL, "name" = NULL, "deletedAt" = now(), "updatedAt" = now()
      WHERE ${DEMO} AND u."email" = ${one(DEMO_ADMIN)} AND u."registrationSource" = 'OPERATOR' RETURNING u."id"
    ), ended AS (
      DELETE FROM "session" s USING former WHERE s."userId" = former."id"
    ) SELECT FROM former`,
  },
];
