import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { storedPicture } from '../platform/database/stored-picture.js';
import { Statements } from '../platform/database/statements.js';
import { SiteMapKind, type SiteMap, type SiteMapEntry } from './site-map.model.js';

/** Number of entries in one part. A part of products takes about a megabyte of JSON. */
export const SITE_MAP_PART = 5000;

/**
 * Reads the URLs of the shop: only those of pages that show something now, each once. Kinds are read one at a time, so
 * that the map of a large shop is read in parts.
 */
@Injectable()
export class ReadSiteMap {
  constructor(private readonly statements: Statements) {}

  async of(kind: SiteMapKind): Promise<Omit<SiteMap, 'entries'>> {
    const [found] = await this.statements.rows(SUMMARIES[kind]);
    const { total, updatedAt } = found!;
    return { total, parts: Math.ceil(total / SITE_MAP_PART), updatedAt };
  }

  entries(kind: SiteMapKind, part: number): Promise<SiteMapEntry[]> {
    return this.statements.rows(ENTRIES[kind], { limit: SITE_MAP_PART, offset: (part - 1) * SITE_MAP_PART });
  }
}

const PRODUCTS = `FROM "product" p WHERE p."active" AND p."deletedAt" IS NULL`;

const BRANDS = `
FROM "brand" b
WHERE b."deletedAt" IS NULL
  AND EXISTS (SELECT FROM "product_brand" pb JOIN "product" p ON p."id" = pb."productId"
              WHERE pb."brandId" = b."id" AND p."active" AND p."deletedAt" IS NULL)`;

const COLLECTIONS = `
FROM "collection" c
WHERE c."active" AND c."deletedAt" IS NULL
  AND coalesce(c."publishAt" <= now(), true) AND coalesce(c."finishAt" > now(), true)`;

/**
 * Sections of the menu, and categories with products on sale. A category with the slug of such a section has no page of its own,
 * and a category whose parents are deleted has no path.
 */
const SECTIONS = `
FROM (
  SELECT d."slug", d."name", d."updatedAt" FROM "directory" d WHERE d."deletedAt" IS NULL AND d."href" IS NULL
  UNION ALL
  SELECT coalesce(concat_ws('/', top."slug", parent."slug", c."slug"), ''), c."name", c."updatedAt"
  FROM "category" c
  LEFT JOIN "category" parent ON parent."id" = c."parentId"
  LEFT JOIN "category" top ON top."id" = parent."parentId"
  WHERE c."deletedAt" IS NULL AND parent."deletedAt" IS NULL AND top."deletedAt" IS NULL
    AND NOT EXISTS (SELECT FROM "directory" d WHERE d."slug" = c."slug" AND d."deletedAt" IS NULL AND d."href" IS NULL)
    AND EXISTS (SELECT FROM "product" p WHERE p."active" AND p."deletedAt" IS NULL
                  AND c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId"))
) s`;

const CONTENT = (kind: 'ARTICLE' | 'PAGE') => `
FROM "content_entry" e JOIN LATERAL (
  SELECT * FROM "content_revision" d WHERE d."entryId" = e."id" AND d."publishAt" <= now()
  ORDER BY d."publishAt" DESC, d."number" DESC LIMIT 1) r ON true
WHERE e."kind" = '${kind}' AND (e."finishAt" IS NULL OR e."finishAt" > now())`;

const POSTER = (of: string) => `array_remove(ARRAY[${storedPicture(`${of}."posterUrl"`)}], NULL)`;
const NO_PICTURES = `'{}'::text[]`;

const SUMMARY = (updatedAt: string) => `SELECT count(*)::int AS "total", max(${updatedAt}) AS "updatedAt"`;
const PART = `LIMIT :limit::int OFFSET :offset::int`;

const SUMMARIES = {
  PRODUCT: statement('site-map-products-summary')`${SUMMARY('p."updatedAt"')} ${PRODUCTS}`,
  BRAND: statement('site-map-brands-summary')`${SUMMARY('b."updatedAt"')} ${BRANDS}`,
  COLLECTION: statement('site-map-collections-summary')`${SUMMARY('c."updatedAt"')} ${COLLECTIONS}`,
  SECTION: statement('site-map-sections-summary')`${SUMMARY('s."updatedAt"')} ${SECTIONS}`,
  ARTICLE: statement('site-map-articles-summary')`${SUMMARY('r."publishAt"')} ${CONTENT('ARTICLE')}`,
  PAGE: statement('site-map-pages-summary')`${SUMMARY('r."publishAt"')} ${CONTENT('PAGE')}`,
};

/**
 * Products are ordered by the time of their creation, so that a new product is added to the end of the last part and
 * changes no other part. A part is chosen before its pictures are read: otherwise PostgreSQL would read the pictures of
 * every row that it skips.
 */
const ENTRIES = {
  PRODUCT: statement('site-map-products')`
SELECT g."slug", g."name", g."updatedAt",
  ARRAY(SELECT coalesce(i."storageKey", '') FROM "product_image" i
        WHERE i."productId" = g."id" AND i."state" = 'STORED' AND i."storageKey" IS NOT NULL
        ORDER BY i."position" LIMIT 10) AS "pictures"
FROM (SELECT p.* ${PRODUCTS} ORDER BY p."publishedAt", p."id" ${PART}) g ORDER BY g."publishedAt", g."id"`,
  BRAND: statement('site-map-brands')`
SELECT b."slug", b."name", b."updatedAt", ${NO_PICTURES} AS "pictures" ${BRANDS} ORDER BY b."name", b."slug" ${PART}`,
  COLLECTION: statement('site-map-collections')`
SELECT c."slug", c."title" AS "name", c."updatedAt", ${POSTER('c')} AS "pictures" ${COLLECTIONS}
ORDER BY c."createdAt", c."slug" ${PART}`,
  SECTION: statement('site-map-sections')`
SELECT s."slug", s."name", s."updatedAt", ${NO_PICTURES} AS "pictures" ${SECTIONS} ORDER BY s."name", s."slug" ${PART}`,
  ARTICLE: statement('site-map-articles')`
SELECT e."slug", r."title" AS "name", r."publishAt" AS "updatedAt", ${POSTER('r')} AS "pictures" ${CONTENT('ARTICLE')}
ORDER BY r."publishAt", e."slug" ${PART}`,
  PAGE: statement('site-map-pages')`
SELECT e."slug", r."title" AS "name", r."publishAt" AS "updatedAt", ${POSTER('r')} AS "pictures" ${CONTENT('PAGE')}
ORDER BY r."publishAt", e."slug" ${PART}`,
};
