import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';

/** Ids of a brand and a category; null if a filter does not name one, and empty if there is none with this slug. */
interface NamedIds {
  brandIds: string[] | null;
  categoryIds: string[] | null;
}

/**
 * Returns the conditions with the ids of the brand and the category that they name. With the ids themselves PostgreSQL
 * knows how many products have them, and plans a list for that.
 */
export async function withIds<Conditions extends { brand: string | null; category: string | null }>(
  queries: Queries,
  conditions: Conditions,
): Promise<Conditions & NamedIds> {
  const { brand, category } = conditions;
  const [ids] = brand === null && category === null ? [] : await queries.rows(IDS, { brand, category });
  return { ...conditions, brandIds: ids?.brandIds ?? null, categoryIds: ids?.categoryIds ?? null };
}

const IDS = statement('goods-ids-of-slugs')`
SELECT CASE WHEN :brand?::text IS NOT NULL THEN ARRAY(SELECT "id" FROM "brand" WHERE "slug" = :brand) END AS "brandIds",
  CASE WHEN :category?::text IS NOT NULL THEN ARRAY(SELECT "id" FROM "category" WHERE "slug" = :category) END AS "categoryIds"`;
