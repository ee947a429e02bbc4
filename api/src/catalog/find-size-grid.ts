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

/** Feeds write sizes as «14,5» and «14.5»; the API writes decimals with a point, in every system. */
const withPoints = ({ eu, uk, us, cm, height }: SizeGridRow): SizeGridRow => ({
  eu: withPoint(eu),
  uk: withPoint(uk),
  us: withPoint(us),
  cm: withPoint(cm),
  height: withPoint(height),
});

const withPoint = (size: string | null) => size && size.replace(/(\d),(\d)/g, '$1.$2');

const FIND_SIZE_GRID = statement('find-size-grid')`
SELECT g."id", g."sex", g."children",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('eu', r."eu", 'uk', r."uk", 'us', r."us", 'cm', r."cm", 'height', r."height")
     ORDER BY r."position"), '[]') FROM "size_grid_row" r WHERE r."sizeGridId" = g."id") AS "rows"
FROM "size_grid" g WHERE g."id" = size_grid_of(:productId)`;
