import pg from 'pg';
import { statement } from '../platform/database/statement.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { CountBoughtTogether } from './count-bought-together.js';

const PRODUCTS = 60;

let api: TestApi;
let database: pg.Client;

beforeAll(async () => {
  const slugs = Array.from({ length: PRODUCTS }, (_, n) => `product-${String(n).padStart(2, '0')}`);
  api = await startTestApi(slugs.map((slug) => feedProduct(slug, { items: [{ size: '42', price: 100_000 }] })));
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(() =>
  database.query(
    'BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM "shop_order"; DELETE FROM "order_product_item"; COMMIT',
  ),
);

/** Writes paid orders of products by their number, without what placing an order does besides. */
async function bought(orders: { products: number[]; unit?: string }[]): Promise<void> {
  const rows = orders.map(({ products, unit = 'SOLD' }) => ({ products, unit }));
  await database.query('BEGIN');
  await database.query('SET LOCAL session_replication_role = replica');
  await database.query(
    `WITH asked AS (
       SELECT gen_random_uuid() AS "uuid", o."products", o."unit" FROM jsonb_to_recordset($1::jsonb) AS o("products" int[], "unit" text)
     ), ordered AS (
       INSERT INTO "shop_order" ("uuid", "id", "status", "name", "phone", "goodsPrice", "deliveryPrice", "totalPrice", "cashback",
         "deliveryMinDays", "deliveryMaxDays", "paymentType", "address", "paidAt")
       SELECT "uuid", left(replace("uuid"::text, '-', ''), 30), 'DELIVERED', 'Анна', '+79161234567', 0, 0, 0, 0, 1, 2,
         'SBP', '{"city": "Омск"}', now() FROM asked
     )
     INSERT INTO "order_product_item" ("orderUuid", "position", "itemId", "productId", "status", "unit", "name", "slug", "sizeSlug",
       "sizeName", "supplierName", "deliveryIsoCode", "oldPrice", "price", "discountValue", "bonuses", "soldPrice", "cashback")
     SELECT a."uuid", u."place", i."id", p."id", 'DELIVERED', a."unit"::"UnitState", p."name", p."slug", '42', '42', 'Склад', 'RU', 0, 0,
       0, 0, 0, 0
     FROM asked a CROSS JOIN unnest(a."products") WITH ORDINALITY u("product", "place")
     JOIN "product" p ON p."slug" = 'product-' || lpad(u."product"::text, 2, '0') JOIN "product_item" i ON i."productId" = p."id"`,
    [JSON.stringify(rows)],
  );
  await database.query('COMMIT');
  await database.query('ANALYZE');
}

const count = () => api.app.get(CountBoughtTogether).run();
const times = <Thing>(number: number, thing: Thing): Thing[] => Array.from({ length: number }, () => thing);

async function pairs(): Promise<string[]> {
  const { rows } = await database.query<{ pair: string }>(
    `SELECT replace(p."slug" || ' ' || o."slug" || ' ' || t."orders", 'product-', '') AS "pair" FROM "bought_together" t
     JOIN "product" p ON p."id" = t."productId" JOIN "product" o ON o."id" = t."otherId" ORDER BY 1`,
  );
  return rows.map(({ pair }) => pair);
}

it('CountBoughtTogether counts pairs of products that three or more orders contain', async () => {
  await bought([...times(3, { products: [1, 2, 2] }), ...times(2, { products: [1, 3] }), { products: [4] }]);
  expect(await count()).toBe(2);
  expect(await pairs()).toEqual(['01 02 3', '02 01 3']);
  expect(await count()).toBe(0);
});

it('CountBoughtTogether counts only units that were kept and removes pairs of returned units', async () => {
  await bought([...times(3, { products: [1, 2] }), ...times(3, { products: [5, 6], unit: 'RESERVED' })]);
  await count();
  expect(await pairs()).toEqual(['01 02 3', '02 01 3']);
  await database.query(
    `UPDATE "order_product_item" SET "unit" = 'RETURNED' WHERE "id" = (SELECT "id" FROM "order_product_item" WHERE "unit" = 'SOLD' LIMIT 1)`,
  );
  await count();
  expect(await pairs()).toEqual([]);
});

it('CountBoughtTogether keeps the twenty most frequent pairs and skips orders above twenty products', async () => {
  const others = Array.from({ length: 30 }, (_, n) => n + 1);
  await bought(others.flatMap((other) => times(3 + (other % 5), { products: [0, other] })));
  await count();
  const ofFirst = (await pairs()).filter((pair) => pair.startsWith('00 '));
  expect(ofFirst).toHaveLength(20);
  expect(ofFirst.every((pair) => Number(pair.split(' ')[2]) >= 4)).toBe(true);
  await database.query('DELETE FROM "bought_together"');
  await database.query('BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM "order_product_item"; COMMIT');
  await bought(times(4, { products: others }));
  expect(await count()).toBe(0);
});

it('CountBoughtTogether counts each pair once when two processes run at the same time', async () => {
  await bought(times(3, { products: [1, 2] }));
  await database.query('DELETE FROM "bought_together"');
  const changed = await Promise.all([count(), count()]);
  expect(changed.reduce((sum, one) => sum + one, 0)).toBe(2);
});

it('CountBoughtTogether reads a limited number of orders, each of them once', async () => {
  const someOf = (n: number) => [n % PRODUCTS, (n * 7 + 1) % PRODUCTS, (n * 13 + 2) % PRODUCTS];
  await bought(Array.from({ length: 5000 }, (_, n) => ({ products: [...new Set(someOf(n))] })));
  const limit = 1000;
  const sql = statement.declared
    .get('bought-together-count')!
    .text.replace(/\$(\d)/g, (_, n: string) => String([limit, 20, 3, 20][Number(n) - 1]));
  await database.query('BEGIN');
  const { rows } = await database.query<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
  );
  await database.query('ROLLBACK');
  const [{ Plan }] = rows[0]!['QUERY PLAN'];
  const nodes = flat(Plan);
  // The latest orders come from the index of numbers: no older one is read, and of each its own units.
  const orders = nodes.filter((node) => node['Relation Name'] === 'shop_order');
  expect(orders.map((node) => node['Actual Rows'] * node['Actual Loops'])).toEqual([limit]);
  expect(Math.max(...nodes.map((node) => node['Actual Loops']))).toBeLessThanOrEqual(limit * 3 * 3);
  await count();
  const { rows: kept } = await database.query<{ most: number }>(
    'SELECT max(n)::int AS "most" FROM (SELECT count(*) AS n FROM "bought_together" GROUP BY "productId") x',
  );
  expect(kept[0]!.most).toBeLessThanOrEqual(20);
});

interface Node {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
}
const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];
