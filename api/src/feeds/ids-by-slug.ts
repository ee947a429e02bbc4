import { ConcurrentWriteError } from '../platform/database/after-conflicts.js';
import { statement } from '../platform/database/statement.js';
import type { NamedSlug } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';

/** Returns the rows that are not known yet, each once. */
export function distinct<T extends NamedSlug>(entries: readonly T[], known: ReadonlyMap<string, string>): T[] {
  const bySlug = new Map<string, T>();
  for (const entry of entries) if (!known.has(entry.slug) && !bySlug.has(entry.slug)) bySlug.set(entry.slug, entry);
  // Rows are always written in this order, which prevents deadlocks between parallel imports.
  return [...bySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Inserts rows that are missing; rows that another transaction inserts meanwhile are no error. */
export type Insert<T> = (missing: T[]) => Promise<void>;

/** Returns the ids of rows by slug, after inserting those that are missing. */
export async function idsBySlug<T extends NamedSlug>(
  transaction: Transaction,
  wanted: readonly T[],
  table: keyof typeof IDS_BY_SLUG,
  insert: Insert<T>,
): Promise<Map<string, string>> {
  const select = async (entries: readonly T[]): Promise<Map<string, string>> => {
    const rows = await transaction.rows(IDS_BY_SLUG[table], { slugs: entries.map(({ slug }) => slug) });
    return new Map(rows.map((row) => [row.slug, row.id]));
  };
  if (wanted.length === 0) return new Map();
  const found = await select(wanted);
  const missing = wanted.filter((entry) => !found.has(entry.slug));
  if (missing.length === 0) return found;
  await insert(missing);
  const added = await select(missing);
  for (const [slug, id] of added) found.set(slug, id);
  if (found.size < wanted.length)
    throw new ConcurrentWriteError(`A ${table} was being written by another transaction.`);
  return found;
}

const IDS_BY_SLUG = {
  model: statement('model-ids-by-slug')`
SELECT "slug", "id" FROM "model" WHERE "slug" = ANY(:slugs)`,
  brand: statement('brand-ids-by-slug')`
SELECT "slug", "id" FROM "brand" WHERE "slug" = ANY(:slugs)`,
  category: statement('category-ids-by-slug')`
SELECT "slug", "id" FROM "category" WHERE "slug" = ANY(:slugs)`,
  size: statement('size-ids-by-slug')`
SELECT "slug", "id" FROM "size" WHERE "slug" = ANY(:slugs)`,
  supplier: statement('supplier-ids-by-slug')`
SELECT "slug", "id" FROM "supplier" WHERE "slug" = ANY(:slugs)`,
  color_pallete: statement('color-pallete-ids-by-slug')`
SELECT "slug", "id" FROM "color_pallete" WHERE "slug" = ANY(:slugs)
UNION ALL SELECT n."slug", o."id" FROM "former_name" n JOIN "color_pallete" o ON o."id" = n."colourId"
WHERE n."kind" = 'COLOUR' AND n."slug" = ANY(:slugs)
  AND NOT EXISTS (SELECT FROM "color_pallete" c WHERE c."slug" = n."slug")`,
  badge: statement('badge-ids-by-slug')`
SELECT "slug", "id" FROM "badge" WHERE "slug" = ANY(:slugs)`,
};
