import { statement } from '../platform/database/statement.js';
import type { Statements } from '../platform/database/statements.js';

/**
 * Returns the current slug of the category, product or brand that had this slug last before it was renamed
 * (`api/prisma/sql/former-slugs.sql`). Null if there is none.
 */
export async function presentSlug(
  statements: Statements,
  kind: 'BRAND' | 'CATEGORY' | 'PRODUCT',
  former: string,
): Promise<string | null> {
  const [found] = await statements.rows(PRESENT_SLUG, { kind, former });
  return found && found.slug !== former ? found.slug : null;
}

const PRESENT_SLUG = statement('present-slug')`
SELECT coalesce(c."slug", p."slug", b."slug") AS "slug" FROM "former_slug" f
LEFT JOIN "category" c ON f."kind" = 'CATEGORY' AND c."id" = f."ownerId" AND c."deletedAt" IS NULL
LEFT JOIN "product" p ON f."kind" = 'PRODUCT' AND p."id" = f."ownerId" AND p."deletedAt" IS NULL
LEFT JOIN "brand" b ON f."kind" = 'BRAND' AND b."id" = f."ownerId" AND b."deletedAt" IS NULL
WHERE f."kind" = :kind AND f."slug" = :former`;
