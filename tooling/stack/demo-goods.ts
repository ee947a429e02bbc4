import type pg from 'pg';

/** The feed that the demo is imported as, and where its pictures lie. A merchant's feed may have the one, never both. */
export const DEMO_SOURCE = 'demo';
export const DEMO_PICTURES = 'storage:demo/';

/** Whether a product `p` is the demo's: no other feed names it, and its pictures were drawn for the demo. */
export const IS_DEMO_PRODUCT = `(
  EXISTS (SELECT FROM "product_source" s WHERE s."productId" = p."id" AND s."source" = '${DEMO_SOURCE}')
  AND NOT EXISTS (SELECT FROM "product_source" s WHERE s."productId" = p."id" AND s."source" <> '${DEMO_SOURCE}')
  AND EXISTS (SELECT FROM "product_image" i WHERE i."productId" = p."id" AND starts_with(i."sourceUrl", '${DEMO_PICTURES}'))
)`;

export interface Goods {
  /** Some of what is there is the demo's. */
  demo: boolean;
  /** Some of it is the merchant's own. */
  own: boolean;
}

/** Whose goods a shop has; neither where it has none, or no tables yet. */
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
