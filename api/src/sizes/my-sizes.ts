import { goodsOfProduct } from '@meet/search-indexer/language';
import { Injectable } from '@nestjs/common';
import { ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ListingFollower, ShopperSizes, sizeGroupOf, wornInProducts, type WornRule } from '../search/index.js';
import type { MySize, MySizeHere, MySizeInStock } from './my-size.model.js';
import { wornRules } from './worn-rules.js';
import {
  isComparable,
  sizesByTable,
  wornOfEach,
  type ReceivedUnit,
  type TableRow,
  type WornSize,
} from './worn-size.js';

/**
 * Sizes that a shopper wears. They are derived from orders, returns and reviews on request: nothing is stored, so they
 * disappear with their sources.
 */
@Injectable()
export class MySizes {
  constructor(
    private readonly statements: Statements,
    private readonly follower: ListingFollower,
    exported: ExportAccount,
    private readonly filtered: ShopperSizes,
  ) {
    filtered.readBy((userId) => this.rules(userId));
    exported.add('sizes', (userId) => this.all(userId));
  }

  /** Returns one size for each brand, kind of goods, sex and age, the most certain first. */
  async all(userId: string): Promise<MySize[]> {
    const units = await this.received(userId);
    return wornOfEach(units, ({ brandId, group, sex, children }) => [brandId, group, sex, children].join()).map(
      presentWorn,
    );
  }

  /**
   * Returns the shopper’s size in a product: by the sizes that they wear of its brand, else of their best-known brand.
   * Null if nothing is known, or if the product has no such size.
   */
  async in(productId: string, userId: string): Promise<MySizeHere | null> {
    const [[product], units] = await Promise.all([this.statements.rows(PRODUCT, { productId }), this.received(userId)]);
    if (!product) return null;
    const sized = { ...product, group: groupOf(product), rows: product.rows as TableRow[] };
    const sizes = product.sizes as { slug: string; name: string }[];
    const comparable = units.filter((unit) => isComparable(unit, sized));
    const worn = wornOfEach(comparable, ({ brandId }) => brandId);
    const isSameBrand = ({ of }: WornSize) => product.brandIds.includes(of.brandId);
    const best = worn.find(isSameBrand) ?? worn[0];
    const here =
      best &&
      sizesByTable(sized, best)
        .flatMap((name) => sizes.find((size) => size.name === name) ?? [])
        .at(0);
    return best && here ? { slug: here.slug, size: here.name, worn: presentWorn(best) } : null;
  }

  /** Returns the shopper’s size in the products among these that have it in stock. */
  async inStock(productIds: readonly string[], userId: string): Promise<MySizeInStock[]> {
    return wornInProducts(this.follower.index, await this.filtered.of(userId), productIds);
  }

  /** Returns the shopper's sizes as rules for all products. */
  private async rules(userId: string): Promise<WornRule[]> {
    const units = await this.received(userId);
    if (!units.length) return [];
    const tables = await this.statements.rows(TABLES, { most: MOST_TABLES });
    return wornRules(
      units,
      tables.map((table) => ({ ...table, rows: table.rows as TableRow[] })),
    );
  }

  private async received(userId: string): Promise<ReceivedUnit[]> {
    const rows = await this.statements.rows(RECEIVED, { userId, most: MOST_UNITS });
    return rows
      .map((row) => ({ ...row, group: groupOf(row), rows: row.rows as TableRow[] }))
      .filter(({ group }) => group !== null);
  }
}

/** Maximum number of units read; older units say less about the current size. */
const MOST_UNITS = 100;
const MOST_TABLES = 1000;

const groupOf = ({ name, categories }: { name: string; categories: string[] }) =>
  sizeGroupOf(goodsOfProduct(name, categories));

function presentWorn({ size, source, units, of: { brandId, brand, group, sex, children } }: WornSize): MySize {
  return { brandId, brand, group: group!, sex, children, size, source, units };
}

const SIZED = `p."name", p."sex", p."children",
  coalesce((SELECT array_agg(c."name" ORDER BY c."level") FROM "category" c
    WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")), '{}') AS "categories",
  coalesce(size_grid_rows(size_grid_of(p."id")), '[]') AS "rows"`;

/** Products are described once, however many units of them the shopper received. */
const RECEIVED = statement('my-sizes-received')`
WITH unit AS MATERIALIZED (
  SELECT i."id", i."productId", i."sizeName" AS "size", coalesce(i."deliveredAt", o."updatedAt") AS "receivedAt",
    w."reason" IS NOT NULL AS "returned", w."wanted"
  FROM "shop_order" o JOIN "order_product_item" i ON i."orderUuid" = o."uuid"
  LEFT JOIN LATERAL (SELECT t."reason", s."name" AS "wanted" FROM "return_item" t
    JOIN "return_request" q ON q."id" = t."requestId" AND q."state" NOT IN ('REJECTED', 'CANCELLED')
    LEFT JOIN "product_item" x ON x."id" = t."wantedItemId" LEFT JOIN "size" s ON s."id" = x."sizeId"
    WHERE t."orderItemId" = i."id" ORDER BY q."createdAt" DESC LIMIT 1) w ON true
  WHERE o."userId" = :userId AND i."removedAt" IS NULL
    AND CASE WHEN w."reason" IS NULL THEN i."status" = 'DELIVERED' ELSE w."reason" = 'SIZE' END
  ORDER BY "receivedAt" DESC, i."id" LIMIT :most
), described AS MATERIALIZED (
  SELECT p."id", ${SIZED} FROM "product" p WHERE p."id" IN (SELECT "productId" FROM unit)
)
SELECT d."name", d."sex", d."children", d."categories", d."rows", u."size", u."receivedAt",
  b."id" AS "brandId", b."slug" AS "brandSlug", b."name" AS "brand", u."returned", u."wanted", r."fit"
FROM unit u JOIN described d ON d."id" = u."productId"
JOIN LATERAL (SELECT b.* FROM "product_brand" e JOIN "brand" b ON b."id" = e."brandId" WHERE e."productId" = d."id"
  ORDER BY e."position" LIMIT 1) b ON true
LEFT JOIN "review" r ON r."orderItemId" = u."id" AND r."userId" = :userId AND r."state" <> 'REJECTED'
ORDER BY u."receivedAt" DESC, u."id"`;

const TABLES = statement('my-size-tables')`
SELECT g."sex", g."children", b."slug" AS "brand", c."slug" AS "category", coalesce(c."level", 0) AS "level", g."slug",
  coalesce(size_grid_rows(g."id"), '[]') AS "rows"
FROM "size_grid" g LEFT JOIN "brand" b ON b."id" = g."brandId" LEFT JOIN "category" c ON c."id" = g."categoryId"
WHERE g."deletedAt" IS NULL ORDER BY g."slug" LIMIT :most`;

const PRODUCT = statement('my-size-product')`
SELECT ${SIZED},
  coalesce((SELECT array_agg(e."brandId") FROM "product_brand" e WHERE e."productId" = p."id"), '{}') AS "brandIds",
  (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('slug', s."slug", 'name', s."name")), '[]')
   FROM "product_item" x JOIN "size" s ON s."id" = x."sizeId" WHERE x."productId" = p."id" AND x."active") AS "sizes"
FROM "product" p WHERE p."id" = :productId AND p."active" AND p."deletedAt" IS NULL`;
