import { Prisma, type PrismaClient } from '../generated/prisma/client.js';
import { OWN_SOURCE } from './write-products.js';

const PAGE = 500;
const TIMEOUT_MS = 3_600_000;

/**
 * Writes the catalogue as feed records, one JSON text a line, in an order that does not change: brands, badges,
 * categories with parents first, size grids, menu, products by id, collections. All of it is one moment of the database.
 * Importing the lines changes nothing; what was deleted is left out. Returns how many records there were.
 */
export async function exportCatalog(
  prisma: PrismaClient,
  write: (line: string) => void | Promise<void>,
  onProgress: (products: number, total: number) => void = () => undefined,
): Promise<number> {
  return prisma.$transaction(
    async (transaction) => {
      let records = 0;
      const put = async (rows: ReadonlyArray<{ record: unknown }>): Promise<void> => {
        for (const { record } of rows) {
          await write(JSON.stringify(record));
          records += 1;
        }
      };
      await put(await brands(transaction));
      await put(await badges(transaction));
      await put(await categories(transaction));
      await put(await sizeGrids(transaction));
      await put(await directories(transaction));
      const [count] = await transaction.$queryRaw<Array<{ total: number }>>`
        SELECT count(*)::int AS "total" FROM "product" WHERE "deletedAt" IS NULL`;
      let written = 0;
      for (let after: string | null = null; ;) {
        const page: ProductPage = await products(transaction, after);
        await put(page);
        written += page.length;
        onProgress(written, count?.total ?? 0);
        after = page.at(-1)?.id ?? null;
        if (after === null || page.length < PAGE) break;
      }
      await put(await collections(transaction));
      return records;
    },
    { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, timeout: TIMEOUT_MS, maxWait: 60_000 },
  );
}

type Records = Promise<Array<{ record: unknown }>>;
type ProductPage = Array<{ id: string; record: unknown }>;

function brands(transaction: Prisma.TransactionClient): Records {
  return transaction.$queryRaw`
    SELECT json_build_object('kind', 'brand', 'slug', "slug", 'name', "name", 'positionScore', "positionScore",
      'logoUrl', "logoUrl", 'description', "description") AS "record"
    FROM "brand" WHERE "deletedAt" IS NULL ORDER BY "slug" COLLATE "C"`;
}

function badges(transaction: Prisma.TransactionClient): Records {
  return transaction.$queryRaw`
    SELECT json_build_object('kind', 'badge', 'slug', "slug", 'title', "title", 'textColour', "textColour",
      'backgroundColour', "backgroundColour", 'logoUrl', "logoUrl") AS "record"
    FROM "badge" ORDER BY "slug" COLLATE "C"`;
}

function categories(transaction: Prisma.TransactionClient): Records {
  // A deleted parent of living children is needed to place them.
  return transaction.$queryRaw`
    SELECT json_build_object('kind', 'category', 'slug', c."slug", 'name', c."name", 'parent', parent."slug",
      'position', c."position", 'weightGrams', c."weightGrams") AS "record"
    FROM "category" c LEFT JOIN "category" parent ON parent."id" = c."parentId"
    WHERE c."deletedAt" IS NULL OR EXISTS (
      SELECT FROM "category" child LEFT JOIN "category" grandchild ON grandchild."parentId" = child."id"
      WHERE child."parentId" = c."id" AND (child."deletedAt" IS NULL OR (grandchild."id" IS NOT NULL AND grandchild."deletedAt" IS NULL)))
    ORDER BY c."level", c."slug" COLLATE "C"`;
}

function sizeGrids(transaction: Prisma.TransactionClient): Records {
  return transaction.$queryRaw`
    SELECT json_build_object('kind', 'sizeGrid', 'slug', g."slug", 'sex', g."sex", 'children', g."children",
      'brand', b."slug", 'category', c."slug",
      'rows', coalesce((SELECT json_agg(json_build_object('eu', r."eu", 'uk', r."uk", 'us', r."us", 'cm', r."cm", 'height', r."height")
        ORDER BY r."position") FROM "size_grid_row" r WHERE r."sizeGridId" = g."id"), '[]')) AS "record"
    FROM "size_grid" g LEFT JOIN "brand" b ON b."id" = g."brandId" LEFT JOIN "category" c ON c."id" = g."categoryId"
    WHERE g."deletedAt" IS NULL ORDER BY g."slug" COLLATE "C"`;
}

function directories(transaction: Prisma.TransactionClient): Records {
  return transaction.$queryRaw`
    SELECT json_build_object('kind', 'directory', 'slug', d."slug", 'name', d."name", 'position', d."position", 'logoUrl', d."logoUrl",
      'filters', coalesce((SELECT json_agg(json_build_object('name', f."name", 'filterType', f."filterType", 'value', f."value")
        ORDER BY f."position", f."id") FROM "directory_filter" f WHERE f."directoryId" = d."id"), '[]')) AS "record"
    FROM "directory" d WHERE d."deletedAt" IS NULL ORDER BY d."position", d."slug" COLLATE "C"`;
}

function collections(transaction: Prisma.TransactionClient): Records {
  return transaction.$queryRaw`
    SELECT json_build_object('kind', 'collection', 'slug', c."slug", 'title', c."title", 'posterUrl', c."posterUrl",
      'description', c."description", 'active', c."active", 'publishAt', ${instant('c', 'publishAt')},
      'finishAt', ${instant('c', 'finishAt')}, 'position', c."position",
      'products', ARRAY(SELECT p."slug" FROM "collection_product" cp JOIN "product" p ON p."id" = cp."productId"
        WHERE cp."collectionId" = c."id" ORDER BY cp."position", cp."productId")) AS "record"
    FROM "collection" c WHERE c."deletedAt" IS NULL ORDER BY c."position", c."slug" COLLATE "C"`;
}

function products(transaction: Prisma.TransactionClient, after: string | null): Promise<ProductPage> {
  return transaction.$queryRaw`
    SELECT p."id", json_build_object('kind', 'product',
      'source', coalesce(s."source", ${OWN_SOURCE}), 'externalId', coalesce(s."externalId", p."id"::text),
      'slug', p."slug", 'name', p."name", 'description', p."description",
      'model', (SELECT json_build_object('slug', m."slug", 'name', m."name") FROM "model" m WHERE m."id" = p."modelId"),
      'brands', coalesce((SELECT json_agg(json_build_object('name', b."name", 'slug', b."slug") ORDER BY pb."position", pb."brandId")
        FROM "product_brand" pb JOIN "brand" b ON b."id" = pb."brandId" WHERE pb."productId" = p."id"), '[]'),
      'category', coalesce((SELECT json_agg(json_build_object('name', c."name", 'slug', c."slug") ORDER BY c."level")
        FROM "category" c WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")), '[]'),
      'colours', coalesce((SELECT json_agg(json_build_object('name', c."name", 'slug', c."slug", 'hex', c."hex") ORDER BY pc."position", pc."colourId")
        FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id"), '[]'),
      'sex', p."sex", 'children', p."children", 'seasons', coalesce(p."seasons", '{}'), 'material', coalesce(p."material", '{}'), 'active', p."active",
      'meetPrice', p."meetPrice", 'newArrival', p."newArrival", 'sizeGuide', p."sizeGuide", 'bonusCalcState', p."bonusCalcState",
      'publishedAt', ${instant('p', 'publishedAt')}, 'unitSold', p."unitSold", 'viewCount', p."viewCount",
      'lastSoldAt', ${instant('p', 'lastSoldAt')},
      'properties', (SELECT to_jsonb(pr) - 'productId' FROM "properties" pr WHERE pr."productId" = p."id"),
      'seoTags', (SELECT to_jsonb(t) - 'productId' FROM "product_seo_tags" t WHERE t."productId" = p."id"),
      'badges', ARRAY(SELECT b."slug" FROM "product_badge" pb JOIN "badge" b ON b."id" = pb."badgeId"
        WHERE pb."productId" = p."id" ORDER BY pb."position", pb."badgeId"),
      'images', coalesce((SELECT json_agg(json_build_object('url', i."sourceUrl", 'alt', i."alt") ORDER BY i."position")
        FROM "product_image" i WHERE i."productId" = p."id"), '[]'),
      'items', coalesce((SELECT json_agg(json_build_object('externalId', o."externalId", 'sku', o."sku", 'size', z."name",
          'supplier', json_build_object('name', u."name", 'type', u."type", 'isoCode', u."isoCode"),
          'deliveryIsoCode', o."deliveryIsoCode", 'active', o."active", 'stock', o."stock", 'feedStock', o."feedStock",
          'price', d."price", 'oldPrice', d."oldPrice", 'loyaltyPrice', d."loyaltyPrice", 'bonusCalcState', d."bonusCalcState")
          ORDER BY z."position", z."slug" COLLATE "C", u."slug" COLLATE "C")
        FROM "product_item" o JOIN "size" z ON z."id" = o."sizeId" JOIN "supplier" u ON u."id" = o."supplierId"
        JOIN "price_details" d ON d."itemId" = o."id"
        WHERE o."productId" = p."id" AND o."deletedAt" IS NULL), '[]')) AS "record"
    FROM "product" p
    LEFT JOIN LATERAL (SELECT "source", "externalId" FROM "product_source" WHERE "productId" = p."id"
      ORDER BY "source" COLLATE "C", "externalId" COLLATE "C" LIMIT 1) s ON true
    WHERE p."deletedAt" IS NULL AND (${after}::uuid IS NULL OR p."id" > ${after}::uuid)
    ORDER BY p."id" LIMIT ${PAGE}::int`;
}

function instant(table: string, column: string): Prisma.Sql {
  return Prisma.raw(`to_char("${table}"."${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
