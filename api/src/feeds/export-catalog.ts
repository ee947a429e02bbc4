import { command, rows } from '@meet/statements';
import type { Pool } from '../platform/database/open-pool.js';
import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import type { FeedProductInput } from './feed-record.js';
import { OWN_SOURCE } from './own-source.js';

const PAGE = 500;

/**
 * Writes the catalogue as feed records, one JSON object per line, and returns the number of records. They have a fixed
 * order: brands, badges, categories with parents first, size grids, menu, products by id, collections. The export is a
 * consistent snapshot without deleted rows. Importing it into the same shop changes nothing.
 */
export async function exportCatalog(
  pool: Pool,
  write: (line: string) => void | Promise<void>,
  onProgress: (products: number, total: number) => void = () => undefined,
): Promise<number> {
  const client = await pool.connect();
  try {
    await command(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    let records = 0;
    const put = async (found: readonly { record: unknown }[]): Promise<void> => {
      for (const { record } of found) {
        await write(JSON.stringify(record));
        records += 1;
      }
    };
    await put(await rows(client, BRANDS));
    await put(await rows(client, BADGES));
    await put(await rows(client, CATEGORIES));
    await put(await rows(client, SIZE_GRIDS));
    await put(await rows(client, DIRECTORIES));
    const [count] = await rows(client, COUNT_PRODUCTS);
    let written = 0;
    for (let after: string | null = null; ;) {
      const page: ProductPage = await rows(client, PRODUCTS, { source: OWN_SOURCE, after, limit: PAGE });
      await put(page);
      written += page.length;
      onProgress(written, count!.total);
      after = page.at(-1)?.id ?? null;
      if (after === null || page.length < PAGE) break;
    }
    await put(await rows(client, COLLECTIONS));
    return records;
  } finally {
    // The transaction is read-only, so there is nothing to commit.
    await command(client, 'ROLLBACK').catch(() => undefined);
    client.release();
  }
}

/** Returns the feed record that an export would write for a product. */
export async function exportProduct(queries: Transaction, id: string): Promise<FeedProductInput> {
  const [row] = await queries.rows(ONE_PRODUCT, { source: OWN_SOURCE, id });
  return row!.record as FeedProductInput;
}

type ProductPage = { id: string; record: unknown }[];

const instant = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const BRANDS = statement('export-brands')`
SELECT json_build_object('kind', 'brand', 'slug', "slug", 'name', "name", 'positionScore', "positionScore",
  'logoUrl', "logoUrl", 'description', "description") AS "record"
FROM "brand" WHERE "deletedAt" IS NULL ORDER BY "slug" COLLATE "C"`;

const BADGES = statement('export-badges')`
SELECT json_build_object('kind', 'badge', 'slug', "slug", 'title', "title", 'textColour', "textColour",
  'backgroundColour', "backgroundColour", 'logoUrl', "logoUrl") AS "record"
FROM "badge" ORDER BY "slug" COLLATE "C"`;

/**
 * Exports categories. A deleted category is included if it has descendants that are not deleted, because they need
 * their parent.
 */
const CATEGORIES = statement('export-categories')`
SELECT json_build_object('kind', 'category', 'slug', c."slug", 'name', c."name", 'parent', parent."slug",
  'position', c."position", 'weightGrams', c."weightGrams",
  'googleProductCategory', c."googleProductCategory") AS "record"
FROM "category" c LEFT JOIN "category" parent ON parent."id" = c."parentId"
WHERE c."deletedAt" IS NULL OR EXISTS (
  SELECT FROM "category" child LEFT JOIN "category" grandchild ON grandchild."parentId" = child."id"
  WHERE child."parentId" = c."id" AND (child."deletedAt" IS NULL OR (grandchild."id" IS NOT NULL AND grandchild."deletedAt" IS NULL)))
ORDER BY c."level", c."slug" COLLATE "C"`;

const SIZE_GRIDS = statement('export-size-grids')`
SELECT json_build_object('kind', 'sizeGrid', 'slug', g."slug", 'sex', g."sex", 'children', g."children",
  'brand', b."slug", 'category', c."slug",
  'rows', coalesce((SELECT json_agg(json_build_object('eu', r."eu", 'uk', r."uk", 'us', r."us", 'cm', r."cm", 'height', r."height")
    ORDER BY r."position") FROM "size_grid_row" r WHERE r."sizeGridId" = g."id"), '[]')) AS "record"
FROM "size_grid" g LEFT JOIN "brand" b ON b."id" = g."brandId" LEFT JOIN "category" c ON c."id" = g."categoryId"
WHERE g."deletedAt" IS NULL ORDER BY g."slug" COLLATE "C"`;

const DIRECTORIES = statement('export-directories')`
SELECT json_build_object('kind', 'directory', 'slug', d."slug", 'name', d."name", 'position', d."position", 'logoUrl', d."logoUrl", 'href', d."href",
  'filters', coalesce((SELECT json_agg(json_build_object('name', f."name", 'filterType', f."filterType", 'value', f."value")
    ORDER BY f."position", f."id") FROM "directory_filter" f WHERE f."directoryId" = d."id"), '[]')) AS "record"
FROM "directory" d WHERE d."deletedAt" IS NULL ORDER BY d."position", d."slug" COLLATE "C"`;

const COLLECTIONS = statement('export-collections')`
SELECT json_build_object('kind', 'collection', 'slug', c."slug", 'title', c."title", 'posterUrl', c."posterUrl",
  'darkPosterUrl', c."darkPosterUrl", 'description', c."description", 'active', c."active",
  'publishAt', ${instant('c."publishAt"')}, 'finishAt', ${instant('c."finishAt"')}, 'position', c."position",
  'products', ARRAY(SELECT p."slug" FROM "collection_product" cp JOIN "product" p ON p."id" = cp."productId"
    WHERE cp."collectionId" = c."id" ORDER BY cp."position", cp."productId")) AS "record"
FROM "collection" c WHERE c."deletedAt" IS NULL ORDER BY c."position", c."slug" COLLATE "C"`;

const PRODUCT = `json_build_object('kind', 'product',
  'source', coalesce(s."source", :source), 'externalId', coalesce(s."externalId", p."id"::text),
  'slug', p."slug", 'name', p."name", 'description', p."description",
  'model', (SELECT json_build_object('slug', m."slug", 'name', m."name") FROM "model" m WHERE m."id" = p."modelId"),
  'brands', coalesce((SELECT json_agg(json_build_object('name', b."name", 'slug', b."slug") ORDER BY pb."position", pb."brandId")
    FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId" WHERE pb."productId" = p."id"), '[]'),
  'category', coalesce((SELECT json_agg(json_build_object('name', c."name", 'slug', c."slug") ORDER BY c."level")
    FROM "category" c WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")), '[]'),
  'colours', coalesce((SELECT json_agg(json_build_object('name', c."name", 'slug', c."slug", 'hex', c."hex") ORDER BY pc."position", pc."colourId")
    FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id"), '[]'),
  'sex', p."sex", 'children', p."children", 'derived', p."derived", 'seasons', coalesce(p."seasons", '{}'), 'material', coalesce(p."material", '{}'), 'active', p."active",
  'meetPrice', p."meetPrice", 'newArrival', p."newArrival", 'sizeGuide', p."sizeGuide", 'bonusCalcState', p."bonusCalcState",
  'publishedAt', ${instant('p."publishedAt"')}, 'unitSold', p."unitSold", 'viewCount', p."viewCount",
  'lastSoldAt', ${instant('p."lastSoldAt"')},
  'properties', (SELECT to_jsonb(pr) - 'productId' FROM "properties" pr WHERE pr."productId" = p."id"),
  'seoTags', (SELECT to_jsonb(t) - 'productId' FROM "product_seo_tags" t WHERE t."productId" = p."id"),
  'badges', ARRAY(SELECT b."slug" FROM "product_badge" pb JOIN "badge" b ON b."id" = pb."badgeId"
    WHERE pb."productId" = p."id" ORDER BY pb."position", pb."badgeId"),
  'images', coalesce((SELECT json_agg(json_build_object('url', i."sourceUrl", 'alt', i."alt") ORDER BY i."position")
    FROM "product_image" i WHERE i."productId" = p."id"), '[]'),
  'items', coalesce((SELECT json_agg(json_build_object('externalId', o."externalId", 'sku', o."sku", 'barcode', o."barcode", 'size', z."name",
      'supplier', json_build_object('name', u."name", 'type', u."type", 'isoCode', u."isoCode"),
      'deliveryIsoCode', o."deliveryIsoCode", 'active', o."active", 'stock', o."stock", 'feedStock', o."feedStock",
      'maxPerOrder', o."maxPerOrder",
      -- The feed's own prices, also while a scheduled one is in force.
      'price', coalesce(r."regularPrice", d."price"),
      'oldPrice', CASE WHEN r."itemId" IS NULL THEN d."oldPrice" ELSE r."regularOldPrice" END,
      'loyaltyPrice', CASE WHEN r."itemId" IS NULL THEN d."loyaltyPrice" ELSE r."regularLoyaltyPrice" END,
      'scheduledPrices', coalesce((
        SELECT json_agg(json_build_object('from', ${instant('h."from"')}, 'to', ${instant('h."to"')}, 'price', h."price",
          'oldPrice', h."oldPrice") ORDER BY h."position")
        FROM "scheduled_price" h WHERE h."itemId" = o."id"), '[]'), 'bonusCalcState', d."bonusCalcState")
      ORDER BY z."position", z."slug" COLLATE "C", u."slug" COLLATE "C")
    FROM "product_item" o JOIN "size" z ON z."id" = o."sizeId" JOIN "supplier" u ON u."id" = o."supplierId"
    JOIN "price_details" d ON d."itemId" = o."id"
    LEFT JOIN "scheduled_price" r ON r."itemId" = o."id" AND r."position" = (
      SELECT min(f."position") FROM "scheduled_price" f WHERE f."itemId" = o."id")
    WHERE o."productId" = p."id" AND o."deletedAt" IS NULL), '[]')) AS "record"
FROM "product" p
LEFT JOIN LATERAL (SELECT "source", "externalId" FROM "product_source" WHERE "productId" = p."id"
  ORDER BY coalesce("offersOnly", false), "source" COLLATE "C", "externalId" COLLATE "C" LIMIT 1) s ON true`;

const PRODUCTS = statement('export-products')`
SELECT p."id", ${PRODUCT}
WHERE p."deletedAt" IS NULL AND (:after?::uuid IS NULL OR p."id" > :after)
ORDER BY p."id" LIMIT :limit::int`;

const ONE_PRODUCT = statement('export-product')`
SELECT ${PRODUCT} WHERE p."id" = :id`;

const COUNT_PRODUCTS = statement('export-count-products')`
SELECT count(*)::int AS "total" FROM "product" WHERE "deletedAt" IS NULL`;
