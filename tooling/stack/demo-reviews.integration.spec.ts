import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoReview } from '@meet/api/demo-review';
import pg from 'pg';
import { catalogueEntries } from '@meet/demo';
import { demoReviews } from '@meet/demo';
import { removeDemo } from './remove-demo.js';
import { withClient } from './with-client.js';

const name = `reviews_${randomBytes(6).toString('hex')}`;
const url = (database: string) =>
  Object.assign(new URL(process.env.TEST_TEMPLATE_URL!), { pathname: `/${database}` }).href;
const folder = mkdtempSync(join(tmpdir(), 'meet-demo-reviews-'));
const file = join(folder, 'reviews.jsonl');
let client: pg.Client;
let reviews: DemoReview[];
let stockBefore: unknown;

const command = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../../api/dist', script), ...args], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', NODE_ENV: 'test', DATABASE_URL: url(name), STORAGE_FOLDER: folder },
      ...{
        SECRET_KEY: 'a key of the tests that nobody else uses',
        AUTH_KEYS: 'a:a key of the tests that signs tokens',
      },
    },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const write = () => command('reviews/write-demo-reviews.cli.js', file);
const rows = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
const count = async (source: string) => (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${source}`))[0]!.n;
const stock = () => rows(`SELECT "id", "stock", "reserved", "feedStock" FROM "product_item" ORDER BY "id"`);

beforeAll(async () => {
  const template = new URL(process.env.TEST_TEMPLATE_URL!).pathname.slice(1);
  await withClient(url('postgres'), (admin) => admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`));
  const now = new Date('2026-11-01');
  const entries = [...catalogueEntries({ seed: '1', now, products: 60 })];
  const feed = join(folder, 'demo.jsonl');
  writeFileSync(feed, entries.map(({ record }) => `${JSON.stringify(record)}\n`).join(''));
  reviews = demoReviews('1', now, entries).map(({ review }) => review);
  const gone = { ...reviews[0]!, product: 'gone', helpful: [], unhelpful: [] };
  writeFileSync(file, [...reviews, gone].map((review) => `${JSON.stringify(review)}\n`).join(''));
  command('feeds/import-feed.cli.js', '--format', 'jsonl', '--no-images', feed);
  client = new pg.Client({ connectionString: url(name) });
  await client.connect();
  await client.query(`INSERT INTO "demo_seed" ("id", "finishedAt") VALUES (1, now())`);
  stockBefore = await stock();
}, 60_000);

afterAll(async () => {
  await client.end();
  await withClient(url('postgres'), (admin) => admin.query(`DROP DATABASE "${name}" WITH (FORCE)`));
  rmSync(folder, { recursive: true, force: true });
});

it('each demo review belongs to its own delivered unit, and all order totals add up', async () => {
  expect(reviews.length).toBeGreaterThan(15);
  expect(write()).toBe(`${reviews.length} reviews\n`);
  const found = await rows<DemoReview>(`
    SELECT p."slug" AS "product", i."sizeName" AS "size", r."rating", r."fit"::text, r."advantages", r."disadvantages", r."text",
      r."photos", r."answer", u."name", u."surname", u."email"
    FROM "review" r JOIN "product" p ON p."id" = r."productId" JOIN "order_product_item" i ON i."id" = r."orderItemId"
    JOIN "shop_order" o ON o."uuid" = i."orderUuid" AND o."userId" = r."userId" JOIN "user_account" u ON u."id" = r."userId"
    WHERE r."state" = 'APPROVED' AND i."status" = 'DELIVERED' AND i."unit" = 'SOLD' AND r."createdAt" >= i."deliveredAt"
      AND r."publishedAt" > r."createdAt" ORDER BY o."number"`);
  expect(found).toEqual(
    reviews.map(
      ({ product, size, rating, fit, advantages, disadvantages, text, photos, answer, name, surname, buyer }) => ({
        ...{ product, size, rating, fit, advantages, disadvantages, text, photos, answer, name, surname },
        email: `buyer-${buyer}@demo.meet.example`,
      }),
    ),
  );
  const wrong = await rows(`
    SELECT FROM (SELECT "productId", count(*)::int AS "n", sum("rating")::int AS "s" FROM "review" GROUP BY 1) r
    FULL JOIN "product_rating" t ON t."productId" = r."productId" AND t."reviewCount" = r."n" AND t."ratingSum" = r."s"
    WHERE r."productId" IS NULL OR t."productId" IS NULL`);
  expect(wrong).toEqual([]);
  const votes = reviews.reduce((sum, { helpful, unhelpful }) => sum + helpful.length + unhelpful.length, 0);
  const [counted] = await rows<{ n: number }>(`SELECT sum("helpful" + "unhelpful")::int AS n FROM "review"`);
  expect([await count('"review_vote"'), counted!.n]).toEqual([votes, votes]);
});

it('demo orders take no stock, use no real order number and give no points', async () => {
  expect(await stock()).toEqual(stockBefore);
  expect(await count(`"shop_order" WHERE "number" >= 10001`)).toBe(0);
  expect(await count('"points_entry"')).toBe(0);
  expect(await count('"order_status_change"')).toBe(0);
  expect(await count('"outbox_event"')).toBe(0);
});

it('demo reviews are written once, and the rest is written after an interruption', async () => {
  expect(write()).toBe('0 reviews\n');
  await client.query(`DELETE FROM "review" WHERE "id" IN (SELECT "id" FROM "review" ORDER BY "id" LIMIT 5)`);
  expect(write()).toBe('5 reviews\n');
  expect(await count('"review"')).toBe(reviews.length);
  expect(await stock()).toEqual(stockBefore);
});

it('no e-mail or SMS invites a shopper to review a demo order', async () => {
  expect(await count(`"user_account" WHERE "email" LIKE 'buyer-%' AND ("notifyByEmail" OR "notifyBySms")`)).toBe(0);
});

it('removing the demo deletes its reviews and orders, and keeps demo orders changed later without names', async () => {
  const [touched] = await rows<{ uuid: string; userId: string }>(
    `SELECT "uuid", "userId" FROM "shop_order" ORDER BY "number" LIMIT 1`,
  );
  await client.query(
    `INSERT INTO "order_status_change" ("orderItemId", "status", "actorKind") SELECT "id", 'ISSUED_REFUND', 'SYSTEM'
     FROM "order_product_item" WHERE "orderUuid" = $1`,
    [touched!.uuid],
  );
  await client.query(`INSERT INTO "user_account" ("email", "name") VALUES ('anna@example.ru', 'Анна')`);
  const people = new Set(reviews.map(({ buyer }) => buyer)).size;
  const { removed } = await removeDemo(client);
  expect(removed).toMatchObject({
    reviews: { removed: reviews.length, hidden: 0 },
    orders: { removed: reviews.length - 1 },
    buyers: { removed: people - 1, hidden: 1 },
    products: { hidden: 1 },
  });
  expect(await count('"review"')).toBe(0);
  expect(await count('"review_vote"')).toBe(0);
  expect(await count('"upload"')).toBeLessThanOrEqual(2);
  expect(
    await rows(`SELECT "id", "name", "surname", "email" FROM "user_account" WHERE "id" = '${touched!.userId}'`),
  ).toEqual([{ id: touched!.userId, name: null, surname: null, email: null }]);
  expect(await count(`"user_account" WHERE "email" = 'anna@example.ru' AND "deletedAt" IS NULL`)).toBe(1);
  expect(Object.values((await removeDemo(client)).removed).every(({ removed: gone, hidden }) => !gone && !hidden)).toBe(
    true,
  );
});
