import type pg from 'pg';

/**
 * A demo product comes from this feed source and has its pictures in this folder. Another product may have the same
 * source or the same folder, but never both.
 */
export const DEMO_SOURCE = 'demo';
export const DEMO_FOLDER = 'demo/';
export const DEMO_PICTURES = `storage:${DEMO_FOLDER}`;

/**
 * SQL condition: product `p` belongs to the demo. It comes from the demo's feed and no other, and has pictures of the
 * demo.
 */
export const IS_DEMO_PRODUCT = `(
  EXISTS (SELECT FROM "product_source" s WHERE s."productId" = p."id" AND s."source" = '${DEMO_SOURCE}')
  AND NOT EXISTS (SELECT FROM "product_source" s WHERE s."productId" = p."id" AND s."source" <> '${DEMO_SOURCE}')
  AND EXISTS (SELECT FROM "product_image" i WHERE i."productId" = p."id" AND starts_with(i."sourceUrl", '${DEMO_PICTURES}'))
)`;

export interface Goods {
  /** True if some products belong to the demo. */
  demo: boolean;
  /** True if some products are not the demo's but the shop's own. */
  own: boolean;
}

/**
 * Returns whether the shop contains products of the demo, and whether it contains others. Both fields are false if there
 * are no products, or no tables yet.
 */
export async function whoseGoods(client: pg.Client): Promise<Goods> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('demo_seed') IS NOT NULL AND to_regclass('product_source') IS NOT NULL AS "there"`,
  );
  if (!tables[0]!.there) return { demo: false, own: false };
  const { rows } = await client.query<Goods>(`
    SELECT EXISTS (SELECT FROM "demo_seed")
        AND EXISTS (SELECT FROM "product" p WHERE p."deletedAt" IS NULL AND ${IS_DEMO_PRODUCT}) AS "demo",
      EXISTS (SELECT FROM "product" p WHERE p."deletedAt" IS NULL
        AND NOT (EXISTS (SELECT FROM "demo_seed") AND ${IS_DEMO_PRODUCT})) AS "own"`);
  return rows[0]!;
}
