import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { SizeGrid, SizeGridRow } from './size-grid.model.js';

/**
 * Finds the most specific size table for a product. A table of the product's brand is preferred to a general one, and a
 * table of a deeper category to one of a higher category.
 */
@Injectable()
export class FindSizeGrid {
  constructor(private readonly statements: Statements) {}

  /** Returns the size table, or null if the product is unknown or no table fits. */
  async forProduct(productId: string): Promise<SizeGrid | null> {
    const [grid] = await this.statements.rows(FIND_SIZE_GRID, { productId });
    return grid ? { ...grid, rows: grid.rows.map(withPoints) } : null;
  }
}

/** Feeds write «14,5» and «14.5». The API writes decimals with a point, in every system. */
const withPoints = ({ eu, uk, us, cm, height }: SizeGridRow): SizeGridRow => ({
  eu: withPoint(eu),
  uk: withPoint(uk),
  us: withPoint(us),
  cm: withPoint(cm),
  height: withPoint(height),
});

const withPoint = (size: string | null) => size && size.replace(/(\d),(\d)/g, '$1.$2');

/** A unisex product uses the unisex table, or the men's table if there is none. */
const FIND_SIZE_GRID = statement('find-size-grid')`
SELECT g."id", g."sex", g."children",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('eu', r."eu", 'uk', r."uk", 'us', r."us", 'cm', r."cm", 'height', r."height")
     ORDER BY r."position"), '[]') FROM "size_grid_row" r WHERE r."sizeGridId" = g."id") AS "rows"
FROM "product" p
JOIN "size_grid" g ON g."children" = p."children" AND g."deletedAt" IS NULL
  AND (g."sex" IN (p."sex", 'UNISEX') OR p."sex" = 'UNISEX')
  AND (g."brandId" IS NULL OR EXISTS (SELECT FROM "product_brand" b WHERE b."productId" = p."id" AND b."brandId" = g."brandId"))
  AND (g."categoryId" IS NULL OR g."categoryId" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId"))
LEFT JOIN "category" c ON c."id" = g."categoryId"
WHERE p."id" = :productId
ORDER BY g."brandId" IS NULL, coalesce(c."level", 0) DESC, g."sex" <> p."sex", g."sex" = 'FEMALE', g."slug"
LIMIT 1`;
