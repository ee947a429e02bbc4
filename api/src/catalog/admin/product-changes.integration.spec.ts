import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { positionOf } from '../../platform/live/cursor.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const CHANGES = `query ($dto: ProductChangesInput) { productChanges(dto: $dto) {
  cursor hasMore items { cursor productId changedAt product { id name brands images { id } items { stock price } } }
} }`;

interface Product {
  id: string;
  name: string;
  brands: string[];
  images: { id: string }[];
  items: { stock: number; price: number }[];
}
interface Changes {
  cursor: string;
  hasMore: boolean;
  items: { cursor: string; productId: string; changedAt: string; product: Product | null }[];
}

const MANY = 1000;

let api: TestApi;
let database: pg.Pool;
let admin: Operator;

beforeAll(async () => {
  const goods = Array.from({ length: MANY }, (_, n) =>
    feedProduct(`shoe-${n}`, { brands: [n ? 'Таволга' : 'Вереск'], items: [{ size: '42', price: 10_000, stock: 5 }] }),
  );
  api = await startTestApi(goods, { DATABASE_POOL_SIZE: '8', PAYMENT_PROVIDER: 'sandbox' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  admin = await operator(api, 'ADMIN');
}, 180_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function read(dto: object = {}): Promise<Changes> {
  const { data, errors } = await admin.admin(CHANGES, { dto });
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.productChanges as Changes;
}
/** Returns a cursor behind everything that there is. */
async function present(): Promise<string> {
  for (let after: string | null = null; ;) {
    const { cursor, hasMore }: Changes = await read({ after, limit: 500 });
    if (!hasMore) return cursor;
    after = cursor;
  }
}
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;
const idOf = async (slug: string) =>
  (await rows<{ id: string }>(`SELECT "id" FROM "product" WHERE "slug" = $1`, [slug]))[0]!.id;

describe('each of these changes tells the product once more, and nothing else does', () => {
  const item = `(SELECT "id" FROM "product_item" WHERE "productId" = $1)`;
  it.each([
    ['its name', `UPDATE "product" SET "name" = "name" || '!' WHERE "id" = $1`],
    ['a price', `UPDATE "price_details" SET "price" = "price" + 100 WHERE "itemId" = ${item}`],
    ['stock', `UPDATE "product_item" SET "stock" = "stock" + 1 WHERE "productId" = $1`],
    ['a size that goes', `UPDATE "product_item" SET "deletedAt" = now() WHERE "productId" = $1`],
    ['a picture', `UPDATE "product_image" SET "alt" = 'сбоку' WHERE "productId" = $1`],
    ['a picture that goes', `DELETE FROM "product_image" WHERE "productId" = $1`],
    ['a property', `INSERT INTO "properties" ("productId", "sole") VALUES ($1, 'резина')`],
    [
      'a price that is held back',
      `INSERT INTO "held_back_price" ("itemId", "price", "comparedWith", "expected")
      SELECT "id", 1, 'PRODUCT', 1 FROM "product_item" WHERE "productId" = $1`,
    ],
    [
      'the name of its brand',
      `UPDATE "brand" SET "name" = 'Вереск и дети' WHERE "slug" = 'veresk' AND $1::uuid IS NOT NULL`,
    ],
    [
      'the hex of its colour',
      `WITH c AS (INSERT INTO "color_pallete" ("slug", "name", "hex") VALUES ('haki', 'Хаки', '#787841') RETURNING "id")
      INSERT INTO "product_colour" ("productId", "colourId") SELECT $1::uuid, "id" FROM c`,
    ],
    ['its removal', `UPDATE "product" SET "deletedAt" = now() WHERE "id" = $1`],
    ['its return', `UPDATE "product" SET "deletedAt" = NULL WHERE "id" = $1`],
  ])('productChanges lists the product once more after this change: %s', async (_what, sql) => {
    const id = await idOf('shoe-0');
    const after = await present();
    await database.query(sql, [id]);
    const told = await read({ after });
    expect(told.items.map(({ productId }) => productId)).toEqual([id]);
    expect(await read({ after: told.cursor })).toEqual({ items: [], hasMore: false, cursor: told.cursor });
  });

  it('renaming a category notifies about all its products, each of them once', async () => {
    const after = await present();
    await database.query(`UPDATE "category" SET "name" = 'Кеды и не только' WHERE "slug" = 'sneakers'`);
    const told: string[] = [];
    for (let part = await read({ after, limit: 500 }); ; part = await read({ after: part.cursor, limit: 500 })) {
      told.push(...part.items.map(({ productId }) => productId));
      if (!part.hasMore) break;
    }
    expect(new Set(told).size).toBe(MANY);
    expect(told.length).toBe(MANY);
  });

  it('views, list positions and unchanged values do not produce product changes', async () => {
    const after = await present();
    await database.query(`UPDATE "product" SET "viewCount" = "viewCount" + 1`);
    await database.query(`UPDATE "brand" SET "positionScore" = 7, "updatedAt" = now()`);
    await database.query(`UPDATE "product" SET "name" = "name", "updatedAt" = now()`);
    expect((await read({ after })).items).toEqual([]);
  });

  it('an order produces a product change, because it reserves a unit', async () => {
    const [item] = await rows<{ id: string; price: number; productId: string }>(
      `SELECT i."id", r."price"::float8 AS "price", i."productId" FROM "product_item" i
       JOIN "price_details" r ON r."itemId" = i."id" JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = 'shoe-1'`,
    );
    const after = await present();
    await place(await signIn(api, somePhone()), orderOf([{ id: item!.id, price: item!.price }]));
    expect((await read({ after })).items.map(({ productId }) => productId)).toEqual([item!.productId]);
  });
});

it('the change of a removed product contains only its id', async () => {
  const id = await idOf('shoe-2');
  const after = await present();
  await database.query(`DELETE FROM "product" WHERE "id" = $1`, [id]);
  expect(await read({ after })).toMatchObject({ items: [{ productId: id, product: null }] });
});

it('a change appears when its transaction commits, even after changes that began later', async () => {
  const [early, late] = [await idOf('shoe-3'), await idOf('shoe-4')];
  const after = await present();
  const slow = await database.connect();
  await slow.query('BEGIN');
  await slow.query(`UPDATE "product" SET "name" = 'медленно' WHERE "id" = $1`, [early]);
  await database.query(`UPDATE "product" SET "name" = 'быстро' WHERE "id" = $1`, [late]);
  const first = await read({ after });
  expect(first.items.map(({ productId }) => productId)).toEqual([late]);
  await slow.query('COMMIT');
  slow.release();
  expect((await read({ after: first.cursor })).items.map(({ productId }) => productId)).toEqual([early]);
});

it.each([
  [{ after: 'evzzzzzzzz' }, 'CURSOR_EXPIRED'],
  [{ after: 'nothing' }, 'BAD_USER_INPUT'],
  [{ limit: 501 }, 'BAD_USER_INPUT'],
  [{ limit: 0 }, 'BAD_USER_INPUT'],
])('productChanges answers the arguments %j with %s', async (dto, code) => {
  expect(codeOf(await admin.admin(CHANGES, { dto }))).toBe(code);
});

/** Changes random products in transactions of random length, on four connections, until it is told or killed to stop. */
const WRITER = `
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
const { rows: products } = await pool.query('SELECT "id" FROM "product" ORDER BY "id"');
let stopped = false;
process.on('SIGTERM', () => (stopped = true));
const CHANGES = [
  'UPDATE "product" SET "name" = gen_random_uuid()::text WHERE "id" = $1',
  'UPDATE "product_item" SET "stock" = "stock" + 1 WHERE "productId" = $1',
  'UPDATE "price_details" SET "price" = "price" + 100 WHERE "itemId" IN (SELECT "id" FROM "product_item" WHERE "productId" = $1)',
  \`INSERT INTO "product_image" ("productId", "position", "sourceUrl")
    SELECT $1, coalesce(max("position"), -1) + 1, gen_random_uuid()::text FROM "product_image" WHERE "productId" = $1\`,
];
const any = (list) => list[Math.floor(Math.random() * list.length)];
async function lane() {
  while (!stopped) {
    const client = await pool.connect();
    const { id } = any(products);
    await client.query('BEGIN');
    await client.query('SELECT FROM "product" WHERE "id" = $1 FOR UPDATE', [id]);
    await client.query(any(CHANGES), [id]);
    await client.query('INSERT INTO written VALUES ($1)', [id]);
    await sleep(Math.random() * 30);
    await client.query(any(CHANGES), [id]);
    await client.query('COMMIT');
    client.release();
  }
}
await Promise.all([lane(), lane(), lane(), lane()]);
await pool.end();
`;

const write = () =>
  spawn(process.execPath, ['--input-type=module', '-e', WRITER], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: api.databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

it('two readers of product changes get every change once while two processes write and another dies', async () => {
  await database.query('CREATE TABLE written (id uuid)');
  const told = [new Map<string, Product | null>(), new Map<string, Product | null>()];
  const times = [new Map<string, number>(), new Map<string, number>()];
  let writing = true;
  /** Reads from the beginning until the writers have ended and nothing is left. */
  const follow = async (reader: number) => {
    for (let after: string | null = null, before = 0n; ;) {
      const wasWriting = writing;
      const part: Changes = await read({ after, limit: 150 });
      for (const { productId, cursor, product } of part.items) {
        expect(positionOf(cursor)).toBeGreaterThan(before);
        before = positionOf(cursor);
        told[reader]!.set(productId, product);
        times[reader]!.set(productId, (times[reader]!.get(productId) ?? 0) + 1);
      }
      after = part.cursor;
      if (!part.hasMore && !wasWriting) return;
    }
  };
  const writers = [write(), write()];
  const ends = writers.map((writer) => once(writer, 'exit'));
  const followed = [follow(0), follow(1)];
  const written = async () => Number((await rows<{ n: string }>('SELECT count(*) AS n FROM written'))[0]!.n);
  while ((await written()) < 500) await sleep(50);
  writers[0]!.kill('SIGKILL');
  const atKill = await written();
  while ((await written()) < atKill + 700) await sleep(50);
  writers[1]!.kill('SIGTERM');
  expect(await Promise.all(ends)).toEqual([
    [null, 'SIGKILL'],
    [0, null],
  ]);
  writing = false;
  await Promise.all(followed);

  const now = new Map<string, Product>();
  for (let page = 1; now.size < MANY - 1; page++) {
    const { data } = await admin.admin(
      `query ($page: Int!) { products(pagination: { page: $page, limit: 100 }) { items { id name brands images { id } items { stock price } } } }`,
      { page },
    );
    const items = (data!.products as { items: Product[] }).items;
    expect(items.length).toBeGreaterThan(0);
    for (const product of items) now.set(product.id, product);
  }
  const commits = new Map(
    (await rows<{ id: string; n: string }>('SELECT id, count(*) AS n FROM written GROUP BY id')).map(({ id, n }) => [
      id,
      Number(n),
    ]),
  );
  for (const reader of [0, 1]) {
    const missed = [...now].filter(
      ([id, product]) => JSON.stringify(told[reader]!.get(id)) !== JSON.stringify(product),
    );
    // From the beginning each is told once, and then at most once for each transaction.
    const doubled = [...times[reader]!].filter(([id, n]) => n > 1 + (commits.get(id) ?? 0));
    expect({ missed, doubled }).toEqual({ missed: [], doubled: [] });
  }
}, 120_000);
