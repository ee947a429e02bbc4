import type { PrismaClient } from '../prisma-client.js';
import { openPool } from '../../platform/database/open-pool.js';
import { exportCatalog } from '../../feeds/export-catalog.js';

const TABLES = [
  'brand',
  'model',
  'category',
  'size',
  'supplier',
  'color_pallete',
  'badge',
  'directory',
  'directory_filter',
  'size_grid',
  'size_grid_row',
  'collection',
  'collection_product',
  'product',
  'product_source',
  'product_brand',
  'product_colour',
  'product_badge',
  'product_item',
  'price_details',
  'scheduled_price',
  'properties',
  'product_seo_tags',
  'product_image',
  'search_outbox',
] as const;

/**
 * Returns every row of the catalogue with the id of the transaction that wrote it. If two results are equal, nothing
 * was written in between.
 */
export async function catalogRows(prisma: PrismaClient): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await prisma.$queryRawUnsafe<Array<{ row: string }>>(
      `SELECT t.xmin::text || ' ' || to_jsonb(t)::text AS "row" FROM "${table}" t ORDER BY to_jsonb(t)::text`,
    );
    state[table] = rows.map(({ row }) => row);
  }
  return state;
}

/** Returns the catalogue as shoppers see it, without row ids and times. */
export async function catalogContent(prisma: PrismaClient, databaseUrl: string): Promise<string[]> {
  const lines: string[] = [];
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  await exportCatalog(pool, (line) => {
    lines.push(line.replace(/"publishedAt":"[^"]*"/, '"publishedAt":null'));
  }).finally(() => pool.end());
  const sources = await prisma.$queryRaw<Array<{ row: string }>>`
    SELECT concat_ws(' ', "source", "externalId", "fingerprint") AS "row" FROM "product_source" ORDER BY 1`;
  const orphans = await prisma.$queryRaw<Array<{ row: string }>>`
    SELECT concat_ws(' ', 'size', "slug", "name", "position") AS "row" FROM "size"
    UNION ALL SELECT concat_ws(' ', 'model', "slug", "name") FROM "model"
    UNION ALL SELECT concat_ws(' ', 'supplier', "slug", "name", "type", "isoCode") FROM "supplier"
    UNION ALL SELECT concat_ws(' ', 'colour', "slug", "name", "hex") FROM "color_pallete"
    UNION ALL SELECT concat_ws(' ', 'picture', "sourceUrl", "state", "storageKey") FROM "product_image" ORDER BY 1`;
  return [...lines, ...sources.map(({ row }) => row), ...orphans.map(({ row }) => row)];
}
