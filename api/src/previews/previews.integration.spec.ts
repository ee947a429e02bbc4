import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { ImageProxy } from '../media/index.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;

beforeAll(async () => {
  api = await startTestApi(
    [
      feedProduct('shoe', {
        name: 'Кеды «Шум»',
        brands: [{ name: 'Ветер', slug: 'veter' }],
        items: [{ size: '42', price: 1_299_000, oldPrice: 1_599_000 }],
      }),
      feedProduct('gone', { items: [{ size: '42', price: 1000, stock: 0 }] }),
    ],
    { PICTURE_POINTS_PER_MINUTE: '20000' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  await mkdir(join(api.storageFolder, 'test'), { recursive: true });
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="630"><rect width="600" height="630" fill="#f00"/></svg>';
  await writeFile(join(api.storageFolder, 'test', 'shoe.svg'), red);
  await writeFile(join(api.storageFolder, 'test', 'gone.svg'), 'no picture');
  await database.query(`INSERT INTO "collection" ("id", "slug", "title", "description", "posterUrl", "active", "updatedAt")
    VALUES (gen_random_uuid(), 'autumn', 'Осень', '', 'storage:test/shoe.svg', true, now())`);
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

let clients = 0;
const someClient = () => ({
  'x-meet-client-address': `198.19.${(clients += 1)}.2`,
  'x-meet-edge-secret': process.env.EDGE_SECRET!,
});
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}/link-previews/${path}`, { headers: { ...someClient(), ...headers } });

it.each(['product/shoe', 'catalog/sneakers', 'catalog/any', 'brands/veter', 'collections/autumn', 'shop'])(
  'the preview of %s is a JPEG in the usual size for link previews',
  async (page) => {
    const answer = await get(`${page}.jpg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { width, height } = await picture.metadata();
    expect([width, height]).toEqual([1200, 630]);
    // The goods are on the left, the words on paper on the right.
    const [red, green] = await picture.extract({ left: 300, top: 315, width: 1, height: 1 }).raw().toBuffer();
    expect([red! > 240, green! < 20]).toEqual([true, true]);
  },
);

it('a preview is drawn for a product with an unreadable picture and for a sold-out one', async () => {
  expect((await get('product/gone.jpg')).status).toBe(200);
});

it.each([
  'product/none.jpg',
  'product/shoe',
  'product/shoe.png',
  'orders/shoe.jpg',
  'blog/none.jpg',
  'catalog/none.jpg',
])('a preview requested at %s is answered with status 404', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, null]);
});

it('a preview shows the current price regardless of the URL, and changes only with its content', async () => {
  const tag = async (path: string) => (await get(path)).headers.get('etag')!;
  const before = await tag('product/shoe.jpg?v=1');
  expect(await tag('product/shoe.jpg?v=2')).toBe(before);
  expect((await get('product/shoe.jpg?v=1', { 'if-none-match': before })).status).toBe(304);
  await database.query('UPDATE "price_details" SET "price" = 999000 WHERE "price" = 1299000');
  const after = await get('product/shoe.jpg?v=1', { 'if-none-match': before });
  expect([after.status, after.headers.get('etag') === before]).toEqual([200, false]);
});

it('a client that requests too many preview images is refused, including unknown pages', async () => {
  const flooder = someClient();
  // Almost all of what a client can save up, so that a slow machine does not give it back between the requests.
  api.app.get(ImageProxy).charge(flooder['x-meet-client-address'], 4900);
  const statuses = await Promise.all(
    Array.from({ length: 700 }, async (_, n) => (await get(`product/none-${n}.jpg`, flooder)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect((await get('product/shoe.jpg')).status).toBe(200);
});
