import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commerceFaults } from '@meet/api/commerce-faults';
import { PostgresSink, syncChanges, verifyDocuments } from '@meet/search-indexer/pipeline';
import { freePort, localSecrets, withClient } from '@meet/tooling/stack';
import { askApi, type AskApi } from '../bench/reading.js';
import { ServiceProcess } from '../processes/service-process.js';
import { ROOT } from '../root.js';
import { copyProducts } from './copy-products.js';
import { importProducts } from './fill-shop.js';
import { generateOrders } from './generate-orders.js';

const PRODUCTS = 300;
const WANTED = { shoppers: 200, orders: 500, seed: '7', until: new Date('2026-11-01') };
const folder = mkdtempSync(join(tmpdir(), 'meet-generate-'));
const run = randomBytes(6).toString('hex');
const [shop, again] = [`generated_${run}`, `generated_again_${run}`];
const url = (database: string) =>
  Object.assign(new URL(process.env.TEST_TEMPLATE_URL!), { pathname: `/${database}` }).href;
const admin = (sql: string) => withClient(url('postgres'), (client) => client.query(sql));
const rows = <T extends object>(sql: string, database = shop) =>
  withClient(url(database), async (client) => (await client.query<T>(sql)).rows);

const index = () =>
  withClient(url(shop), async (client) => {
    const sink = new PostgresSink();
    while (await syncChanges(client, sink));
  });

beforeAll(async () => {
  const template = new URL(process.env.TEST_TEMPLATE_URL!).pathname.slice(1);
  await admin(`CREATE DATABASE "${shop}" TEMPLATE "${template}"`);
  // A few products as a feed brings them, for the others to be copies of.
  await importProducts(url(shop), folder, 60);
  await index();
  await copyProducts(url(shop), PRODUCTS, WANTED.seed);
  await admin(`CREATE DATABASE "${again}" TEMPLATE "${shop}"`);
  await generateOrders(url(shop), WANTED);
  await generateOrders(url(again), WANTED);
}, 120_000);

afterAll(async () => {
  for (const database of [shop, again]) await admin(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

it('generateOrders adds the requested number of shoppers and orders, some paid, delivered and cancelled', async () => {
  const [counts] = await rows(`SELECT (SELECT count(*)::int FROM "product") AS "products",
    (SELECT count(*)::int FROM "loyalty_account") AS "shoppers", count(*)::int AS "orders",
    count(*) FILTER (WHERE "status" = 'DELIVERED') > 100 AS "delivered", count(*) FILTER (WHERE "paidByBonuses" > 0) > 10 AS "bonuses",
    count(*) FILTER (WHERE "status" = 'CANCEL_PURCHASE' AND "paidAt" IS NULL) > 10 AS "canceled",
    count(*) FILTER (WHERE "paidAt" IS NOT NULL AND "status" NOT IN ('DELIVERED', 'CANCEL_PURCHASE')) > 0 AS "moving"
    FROM "shop_order"`);
  expect(counts).toEqual({
    ...{ products: PRODUCTS, shoppers: WANTED.shoppers, orders: WANTED.orders },
    ...{ delivered: true, bonuses: true, canceled: true, moving: true },
  });
});

it('generateOrders violates no rule of stock, money and points', async () => {
  expect(await commerceFaults(url(shop))).toEqual([]);
  const [bounds] = await rows(`SELECT (SELECT min("stock" - "reserved") >= 0 FROM "product_item") AS "stock",
    (SELECT min("balance" - "held" - "pending") >= 0 AND max("moneySpent") > 0 FROM "loyalty_account") AS "points"`);
  expect(bounds).toEqual({ stock: true, points: true });
});

it('generateOrders writes orders whose lines add up, as the database trigger confirms', async () => {
  // The trigger runs for each order that is written once more, and raises an error for a wrong one.
  await expect(rows('UPDATE "shop_order" SET "totalPrice" = "totalPrice"')).resolves.toEqual([]);
  await expect(rows('UPDATE "shop_order" SET "cashback" = "cashback" + 1')).rejects.toThrow('do not sum up');
});

it('generateOrders writes no reference to a row that does not exist', async () => {
  const keys = await rows<{ child: string; column: string; parent: string; key: string }>(`
    SELECT c."conrelid"::regclass::text AS "child", a."attname" AS "column", c."confrelid"::regclass::text AS "parent",
      k."attname" AS "key" FROM pg_constraint c
    JOIN pg_attribute a ON a."attrelid" = c."conrelid" AND a."attnum" = c."conkey"[1]
    JOIN pg_attribute k ON k."attrelid" = c."confrelid" AND k."attnum" = c."confkey"[1]
    WHERE c."contype" = 'f' AND cardinality(c."conkey") = 1`);
  expect(keys.length).toBeGreaterThan(50);
  for (const { child, column, parent, key } of keys) {
    const orphans = await rows(`SELECT FROM ${child} c WHERE c."${column}" IS NOT NULL
      AND NOT EXISTS (SELECT FROM ${parent} p WHERE p."${key}" = c."${column}")`);
    expect([child, column, orphans.length]).toEqual([child, column, 0]);
  }
});

it('generateOrders writes the same rows for the same seed', async () => {
  for (const table of ['user_account', 'shop_order', 'order_product_item', 'payment', 'loyalty_account']) {
    // What the database fills in by itself is left out.
    const hash = `SELECT md5(string_agg((to_jsonb(t) - 'updatedAt')::text, ',' ORDER BY t::text)) AS "hash" FROM "${table}" t`;
    expect([table, await rows(hash, again)]).toEqual([table, await rows(hash)]);
  }
});

it('generateOrders adds new shoppers and orders when some already exist', async () => {
  await generateOrders(url(again), { ...WANTED, shoppers: 10, orders: 20 });
  const [counts] = await rows(
    'SELECT count(*)::int AS "orders", max("number") = count(*) AS "numbered" FROM "shop_order"',
    again,
  );
  expect(counts).toEqual({ orders: WANTED.orders + 20, numbered: true });
  expect(await commerceFaults(url(again))).toEqual([]);
});

describe('the API of the shop', () => {
  let api: ServiceProcess;
  let ask: AskApi;

  beforeAll(async () => {
    await index();
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    api = new ServiceProcess({
      name: 'api',
      command: [process.execPath, join(ROOT, 'api/dist/main.js')],
      env: {
        ...{ ...process.env, ...localSecrets(folder), NODE_OPTIONS: '', NODE_ENV: 'production', LOG_LEVEL: 'warn' },
        ...{ DATABASE_URL: url(shop), STORAGE_FOLDER: folder, IMAGE_CACHE_FOLDER: folder, API_ORIGIN: origin },
        ...{ STOREFRONT_URL: 'http://127.0.0.1', PRINT_MESSAGES: 'true' },
        ...{ PAYMENT_PROVIDER: 'sandbox', INVENTED_PAYMENTS: 'true' },
        API_PORT: String(port),
      },
      readyUrl: `${origin}/health/ready`,
      logFile: join(folder, 'api.log'),
    });
    await api.start();
    ask = askApi(origin);
  }, 60_000);
  afterAll(() => api.end('SIGTERM'));

  it('the search documents of a generated shop contain all products with their sales', async () => {
    const verdict = await withClient(url(shop), (client) => verifyDocuments(client));
    expect(verdict).toEqual({ products: PRODUCTS, waiting: 0, differences: [] });
  });

  it('the API of a generated shop lists its products and finds a product by name', async () => {
    const page = 'pagination: { page: 1, limit: 60 }';
    const list = await ask<{
      filteredProducts: { items: { slug: string; name: string }[]; pagination: { totalItems: number } };
    }>(`{ filteredProducts(dto: { sort: NEW_FIRST }, ${page}) { items { slug name } pagination { totalItems } } }`);
    const [sold] = await rows<{ sellable: number }>(
      `SELECT count(DISTINCT "productId")::int AS "sellable" FROM "product_item" WHERE "active" AND "stock" > "reserved" AND "deletedAt" IS NULL`,
    );
    expect(list.filteredProducts.pagination.totalItems).toBe(sold!.sellable);
    const { name } = list.filteredProducts.items[0]!;
    const found = await ask<{ searchFilteredProducts: { items: { name: string }[] } }>(
      `query ($query: String!) { searchFilteredProducts(dto: { query: $query }, ${page}) { items { name } } }`,
      { query: name },
    );
    expect(found.searchFilteredProducts.items.map((item) => item.name)).toContain(name);
  });

  it('the API of a generated shop shows an order by its link with lines and history', async () => {
    const [paid] = await rows<{ id: string; number: number; totalPrice: string }>(
      `SELECT "id", "number", "totalPrice" FROM "shop_order" WHERE "status" = 'DELIVERED' ORDER BY "number" LIMIT 1`,
    );
    const { publicOrder } = await ask<{ publicOrder: object }>(
      'query ($id: ID!) { publicOrder(dto: { id: $id }) { number status orderProductItems { status statusHistory { status } } } }',
      { id: paid!.id },
    );
    expect(publicOrder).toMatchObject({ number: paid!.number, status: 'DELIVERED' });
    expect(publicOrder).toHaveProperty('orderProductItems.0.statusHistory.2.status');
  });
});

it('generateOrders refuses to create orders when there are no shoppers', async () => {
  await expect(generateOrders(url(again), { ...WANTED, shoppers: 0, orders: 1 })).rejects.toThrow(
    'Orders need shoppers',
  );
});
