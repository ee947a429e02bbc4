import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { generateCatalogue } from '@meet/demo';
import { MAKE_DEMO_DESK } from './demo-desk.js';
import { whoseGoods } from './demo-goods.js';
import { MAKE_DEMO_SHOWCASE } from './demo-showcase.js';
import { removeDemo } from './remove-demo.js';
import { withClient } from './with-client.js';

const name = `demo_${randomBytes(6).toString('hex')}`;
const url = (database: string) =>
  Object.assign(new URL(process.env.TEST_TEMPLATE_URL!), { pathname: `/${database}` }).href;
const importFeed = join(import.meta.dirname, '../../api/dist/feeds/import-feed.cli.js');
const folder = mkdtempSync(join(tmpdir(), 'meet-remove-demo-'));
let client: pg.Client;

const count = async (table: string, where = 'true') =>
  Number((await client.query<{ n: string }>(`SELECT count(*) AS n FROM "${table}" WHERE ${where}`)).rows[0]!.n);

/** Inserts an order for one unit of this product, with the demo's promo code and one of its pickup points. */
const ORDER = `
  WITH placed AS (
    INSERT INTO "shop_order" ("id", "status", "name", "phone", "goodsPrice", "deliveryPrice", "totalPrice", "cashback",
      "deliveryMinDays", "deliveryMaxDays", "paymentType", "userId", "promocodeId", "pickupPoint")
    SELECT 'an-order-of-thirty-letters-long', 'AWAITING_CALL', 'Анна', '+79161234567', d."price", 0, d."price", 0, 1, 2, 'BANK_CARD',
      (SELECT "id" FROM "user_account" WHERE "email" = 'anna@example.ru'),
      (SELECT "id" FROM "promocode" WHERE "code" = 'MEET10'), '{"code": "DEMO1"}'
    FROM "product_item" i JOIN "price_details" d ON d."itemId" = i."id" WHERE i."id" = $1 RETURNING "uuid", "totalPrice"
  )
  INSERT INTO "order_product_item" ("orderUuid", "position", "itemId", "productId", "status", "name", "slug", "sizeSlug",
    "sizeName", "supplierName", "deliveryIsoCode", "oldPrice", "price", "discountValue", "bonuses", "soldPrice", "cashback")
  SELECT "uuid", 0, i."id", i."productId", 'AWAITING_CALL', 'x', 'x', 'x', 'x', 'x', 'RU', "totalPrice", "totalPrice",
    0, 0, "totalPrice", 0 FROM placed, "product_item" i WHERE i."id" = $1`;
const POINT = `INSERT INTO "pickup_point" ("provider", "code", "name", "countryCode", "city", "longitude", "latitude",
  "address", "addressFull", "phones", "images", "workTime", "dressingRoom")
  VALUES ($1, $2, 'ПВЗ', 'RU', 'Москва', 37, 55, 'а', 'а', '[]', '[]', '10-20', false)`;

beforeAll(async () => {
  const template = new URL(process.env.TEST_TEMPLATE_URL!).pathname.slice(1);
  await withClient(url('postgres'), (admin) => admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`));
  const feed = join(folder, 'demo.jsonl');
  const records = [...generateCatalogue({ seed: '1', now: new Date('2026-11-01'), products: 30 })];
  writeFileSync(feed, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  execFileSync(process.execPath, [importFeed, '--format', 'jsonl', '--no-images', feed], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url(name), STORAGE_FOLDER: folder },
    stdio: 'ignore',
  });
  client = new pg.Client({ connectionString: url(name) });
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client.end();
  await withClient(url('postgres'), (admin) => admin.query(`DROP DATABASE "${name}" WITH (FORCE)`));
  rmSync(folder, { recursive: true, force: true });
});

it('whoseGoods counts imported products as the merchant’s own unless the demo was installed', async () => {
  expect(await whoseGoods(client)).toEqual({ demo: false, own: true });
  await client.query(`INSERT INTO "demo_seed" ("id", "finishedAt") VALUES (1, now())`);
  expect(await whoseGoods(client)).toEqual({ demo: true, own: false });
});

it('removing the demo deletes its data, hides ordered products, keeps the merchant’s products and can be repeated', async () => {
  await client.query(MAKE_DEMO_DESK);
  await client.query(MAKE_DEMO_SHOWCASE);
  // An operator gave the second banner a picture of the shop's own, and announces something, too.
  await client.query(`UPDATE "banner" SET "posterUrl" = 'originals/own' WHERE "position" = 1`);
  await client.query(`INSERT INTO "announcement" ("text") VALUES ('Переехали')`);
  for (const [provider, code] of [
    ['demo', 'DEMO1'],
    ['demo', 'DEMO2'],
    ['cdek', 'MSK1'],
  ])
    await client.query(POINT, [provider, code]);
  // A product that is not the demo's but resembles it: its feed source has the same name, and its category is one of the
  // demo's.
  await client.query(`
    WITH own AS (INSERT INTO "product" ("slug", "name", "productCategoryId")
      VALUES ('own', 'Своя куртка', (SELECT "id" FROM "category" WHERE "slug" = 'clothes')) RETURNING "id")
    INSERT INTO "product_source" ("source", "externalId", "productId", "fingerprint") SELECT 'demo', '1', "id", '' FROM own`);
  await client.query(`INSERT INTO "collection_product" ("collectionId", "productId")
    SELECT c."id", p."id" FROM "product" p, (SELECT "id" FROM "collection" ORDER BY "slug" LIMIT 1) c WHERE p."slug" = 'own'`);
  await client.query(`UPDATE "promocode" SET "value" = 70000 WHERE "code" = 'WELCOME'`);
  await client.query(`INSERT INTO "user_account" ("email") VALUES ('anna@example.ru')`);
  const { rows } = await client.query<{ id: string }>(
    `SELECT i."id" FROM "product_item" i WHERE i."stock" > i."reserved" ORDER BY 1 LIMIT 1`,
  );
  await client.query(ORDER, [rows[0]!.id]);
  // An order of the demo, which was paid for.
  await client.query(ORDER.replace('an-order-of-thirty-letters-long', 'demo-order-of-thirty-letters-xx'), [
    rows[0]!.id,
  ]);
  const ofDemo = `"uuid" IN (SELECT "uuid" FROM "shop_order" WHERE starts_with("id", 'demo-'))`;
  await client.query(
    `UPDATE "order_product_item" SET "unit" = 'SOLD' WHERE ${ofDemo.replace('"uuid"', '"orderUuid"')}`,
  );
  await client.query(`UPDATE "shop_order" SET "paidAt" = now() WHERE ${ofDemo}`);
  expect(await count('sales_fact')).toBe(2);
  expect(await whoseGoods(client)).toEqual({ demo: true, own: true });

  const { removed, pictures } = await removeDemo(client);
  expect(pictures).toContain('demo/banners/first-order.webp');
  expect(pictures).toContain('demo/banners/first-order-dark.webp');
  // It still stands beside the shop's own picture.
  expect(pictures).not.toContain('demo/banners/half-price-dark.webp');
  expect(removed).toMatchObject({
    announcements: { removed: 1 },
    banners: { removed: 1 },
    orders: { removed: 1, hidden: 0 },
    products: { removed: 29, hidden: 1 },
    'promo codes': { removed: 0, hidden: 1 },
    'pickup points': { removed: 1, hidden: 1 },
    operators: { removed: 1, hidden: 0 },
  });
  expect(await whoseGoods(client)).toEqual({ demo: false, own: true });
  expect(await count('product')).toBe(2);
  expect(await count('product', `"slug" = 'own' AND "active" AND "deletedAt" IS NULL`)).toBe(1);
  expect(await count('category', `"slug" = 'clothes'`)).toBe(1);
  expect(await count('collection')).toBe(1);
  expect(await count('banner', `"posterUrl" = 'originals/own'`)).toBe(1);
  expect(await count('announcement', `"text" = 'Переехали'`)).toBe(1);
  expect(await count('order_product_item')).toBe(1);
  expect(await count('sales_fact')).toBe(0);
  expect(await count('promocode', `"code" = 'WELCOME' AND "active" AND "deletedAt" IS NULL`)).toBe(1);
  expect(await count('pickup_point', `"active"`)).toBe(1);
  expect(await count('user_account', `"accessLevel" = 'ADMIN' AND "email" = 'admin@meet.example'`)).toBe(0);

  const again = Object.values((await removeDemo(client)).removed);
  expect(again.every(({ removed: gone, hidden }) => !gone && !hidden)).toBe(true);
});

it('removing the demo changes nothing in a shop that never had it', async () => {
  await client.query(`DELETE FROM "demo_seed"`);
  const before = await count('brand');
  await client.query(MAKE_DEMO_DESK);
  await removeDemo(client);
  expect([await count('brand'), await count('product'), await count('promocode')]).toEqual([before, 2, 2]);
});
