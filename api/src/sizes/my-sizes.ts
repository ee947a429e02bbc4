import { goodsOfProduct } from '@meet/search-indexer/language';
import { Injectable } from '@nestjs/common';
import { ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { sizeGroupOf } from '../search/index.js';
import type { MySize, MySizeHere } from './my-size.model.js';
import { isComparable, sameSizeIn, wornSize, type ReceivedUnit, type TableRow, type WornSize } from './worn-size.js';

/**
 * Sizes that a shopper wears. They are worked out from orders, returns and reviews when asked for: nothing is stored, so
 * they end with what they come from.
 */
@Injectable()
export class MySizes {
  constructor(
    private readonly statements: Statements,
    exported: ExportAccount,
  ) {
    exported.add('sizes', (userId) => this.all(userId));
  }

  /** Returns one size for each brand, kind of goods, sex and age, the surest first. */
  async all(userId: string): Promise<MySize[]> {
    const units = await this.received(userId);
    return wornOfEach(units, ({ brandId, group, sex, children }) => [brandId, group, sex, children].join()).map(
      presentWorn,
    );
  }

  /**
   * Returns the shopper’s size in a product: by what they wear of its brand, else of the brand that they know best. Null
   * if nothing is known, or if the product has no such size.
   */
  async in(productId: string, userId: string): Promise<MySizeHere | null> {
    const [[product], units] = await Promise.all([this.statements.rows(PRODUCT, { productId }), this.received(userId)]);
    if (!product) return null;
    const sized = { ...product, group: groupOf(product), rows: product.rows as TableRow[] };
    const sizes = product.sizes as { slug: string; name: string }[];
    const names = sizes.map(({ name }) => name);
    const comparable = units.filter((unit) => isComparable(unit, sized));
    const worn = wornOfEach(comparable, ({ brandId }) => brandId);
    const isSameBrand = ({ of }: WornSize) => product.brandIds.includes(of.brandId);
    const best = worn.find(isSameBrand) ?? worn[0];
    const name = best && sameSizeIn(sized, names, best);
    const here = sizes.find((size) => size.name === name);
    return best && here ? { slug: here.slug, size: here.name, worn: presentWorn(best) } : null;
  }

  private async received(userId: string): Promise<ReceivedUnit[]> {
    const rows = await this.statements.rows(RECEIVED, { userId, most: MOST_UNITS });
    return rows
      .map((row) => ({ ...row, group: groupOf(row), rows: row.rows as TableRow[] }))
      .filter(({ group }) => group !== null);
  }
}

/** Older units say less of today’s size. */
const MOST_UNITS = 200;

const groupOf = ({ name, categories }: { name: string; categories: string[] }) =>
  sizeGroupOf(goodsOfProduct(name, categories));

/** The worn size of each part of the units, the surest first. */
function wornOfEach(units: readonly ReceivedUnit[], partOf: (unit: ReceivedUnit) => string): WornSize[] {
  const parts = new Map<string, ReceivedUnit[]>();
  for (const unit of units) parts.set(partOf(unit), [...(parts.get(partOf(unit)) ?? []), unit]);
  return [...parts.values()].flatMap((part) => wornSize(part) ?? []).sort(bySureness);
}

const isGuess = ({ source }: WornSize) => Number(source === 'RETURN');
const bySureness = (a: WornSize, b: WornSize) =>
  isGuess(a) - isGuess(b) || b.units - a.units || b.of.receivedAt.getTime() - a.of.receivedAt.getTime();

function presentWorn({ size, source, units, of: { brandId, brand, group, sex, children } }: WornSize): MySize {
  return { brandId, brand, group: group!, sex, children, size, source, units };
}

const SIZED = `p."name", p."sex", p."children",
  coalesce((SELECT array_agg(c."name" ORDER BY c."level") FROM "category" c
    WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")), '{}') AS "categories",
  coalesce(size_grid_rows(size_grid_of(p."id")), '[]') AS "rows"`;

const RECEIVED = statement('my-sizes-received')`
SELECT ${SIZED}, i."sizeName" AS "size", coalesce(i."deliveredAt", o."updatedAt") AS "receivedAt",
  b."id" AS "brandId", b."name" AS "brand", w."reason" IS NOT NULL AS "returned", w."wanted", r."fit"
FROM "shop_order" o JOIN "order_product_item" i ON i."orderUuid" = o."uuid" JOIN "product" p ON p."id" = i."productId"
JOIN LATERAL (SELECT b.* FROM "product_brand" e JOIN "brand" b ON b."id" = e."brandId" WHERE e."productId" = p."id"
  ORDER BY e."position" LIMIT 1) b ON true
LEFT JOIN "review" r ON r."orderItemId" = i."id" AND r."userId" = :userId AND r."state" <> 'REJECTED'
LEFT JOIN LATERAL (SELECT t."reason", s."name" AS "wanted" FROM "return_item" t
  JOIN "return_request" q ON q."id" = t."requestId" AND q."state" NOT IN ('REJECTED', 'CANCELLED')
  LEFT JOIN "product_item" x ON x."id" = t."wantedItemId" LEFT JOIN "size" s ON s."id" = x."sizeId"
  WHERE t."orderItemId" = i."id" ORDER BY q."createdAt" DESC LIMIT 1) w ON true
WHERE o."userId" = :userId AND i."removedAt" IS NULL
  AND CASE WHEN w."reason" IS NULL THEN i."status" = 'DELIVERED' ELSE w."reason" = 'SIZE' END
ORDER BY "receivedAt" DESC, i."id" LIMIT :most`;

const PRODUCT = statement('my-size-product')`
SELECT ${SIZED},
  coalesce((SELECT array_agg(e."brandId") FROM "product_brand" e WHERE e."productId" = p."id"), '{}') AS "brandIds",
  (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('slug', s."slug", 'name', s."name")), '[]')
   FROM "product_item" x JOIN "size" s ON s."id" = x."sizeId" WHERE x."productId" = p."id" AND x."active") AS "sizes"
FROM "product" p WHERE p."id" = :productId AND p."active" AND p."deletedAt" IS NULL`;
