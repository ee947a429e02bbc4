import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { DescribePictures } from './describe-pictures.js';
import { KeepPicture } from './keep-picture.js';
import { OBJECT_STORAGE, type ObjectStorage } from './object-storage.js';
import { madeKey, originalKey } from './storage-keys.js';
import { SweepObjects } from './sweep-objects.js';

const PICTURE = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#204060' } })
  .png()
  .toBuffer();

let api: TestApi;
let database: pg.Client;
let storage: ObjectStorage;
let sweep: SweepObjects;
let keep: KeepPicture;

beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })]);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  storage = api.app.get<ObjectStorage>(OBJECT_STORAGE);
  [sweep, keep] = [api.app.get(SweepObjects), api.app.get(KeepPicture)];
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const look = { width: 1, height: 1, colour: '#000000', preview: '' };
const some = () => ({ bytes: randomBytes(40), contentType: 'image/jpeg', ...look });
const age = (key: string, hours: number) =>
  database.query(`UPDATE "picture" SET "touchedAt" = now() - make_interval(hours => $2) WHERE "key" = $1`, [
    key,
    hours,
  ]);
const isThere = async (key: string) => (await storage.head(key)) !== null;

it('the cleanup deletes unreferenced objects after the grace period, not before', async () => {
  const [old, young] = [await keep.picture(some()), await keep.picture(some())];
  await age(old, 73);
  await age(young, 71);
  expect(await sweep.run()).toBe(1);
  expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
});

it('the cleanup deletes rendered pictures older than 30 days', async () => {
  const [old, young] = [madeKey('a'.repeat(40)), madeKey('b'.repeat(40))];
  for (const [key, days] of [
    [old, 31],
    [young, 29],
  ] as const) {
    await storage.put(key, randomBytes(9), 'image/webp');
    const then = new Date(Date.now() - days * 24 * 3_600_000);
    await utimes(join(api.storageFolder, key), then, then);
  }
  await sweep.run();
  expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
});

it('the cleanup deletes objects without a database row only once they are old, and only below its own prefixes', async () => {
  const [unknown, demo] = [originalKey(randomBytes(9)), 'demo/poster.svg'];
  await storage.put(unknown, randomBytes(9), 'image/jpeg');
  await storage.put(demo, randomBytes(9), 'image/svg+xml');
  await sweep.run();
  expect(await isThere(unknown)).toBe(true);
  await age(unknown, 1000);
  await sweep.run();
  expect([await isThere(unknown), await isThere(demo)]).toEqual([false, true]);
});

it.each([
  ['a picture of a product', `UPDATE "product_image" SET "storageKey" = $1`],
  ['a collection', `INSERT INTO "collection" ("slug", "title", "posterUrl") VALUES ('a', 'a', $1)`],
  ['a collection in the dark', `INSERT INTO "collection" ("slug", "title", "darkPosterUrl") VALUES ('b', 'b', $1)`],
  ['a brand', `INSERT INTO "brand" ("slug", "name", "logoUrl") VALUES ('a', 'a', 'storage:' || $1)`],
  ['a badge', `INSERT INTO "badge" ("slug", "title", "logoUrl") VALUES ('a', 'a', $1)`],
  ['the menu', `INSERT INTO "directory" ("slug", "name", "logoUrl") VALUES ('a', 'a', $1)`],
  [
    'the picture of an article',
    `WITH entry AS (INSERT INTO "content_entry" ("kind", "slug") VALUES ('ARTICLE', 'a') RETURNING "id")
     INSERT INTO "content_revision" ("entryId", "number", "title", "pictures", "markdown", "html", "renderer", "readingMinutes", "authorId")
     SELECT "id", 1, 'a', ARRAY[$1], 'a', 'a', 1, 1, "id" FROM entry`,
  ],
  [
    'the poster of a page',
    `WITH entry AS (INSERT INTO "content_entry" ("kind", "slug") VALUES ('PAGE', 'a') RETURNING "id")
     INSERT INTO "content_revision" ("entryId", "number", "title", "posterUrl", "markdown", "html", "renderer", "readingMinutes", "authorId")
     SELECT "id", 1, 'a', $1, 'a', 'a', 1, 1, "id" FROM entry`,
  ],
  [
    'the dark poster of a page',
    `WITH entry AS (INSERT INTO "content_entry" ("kind", "slug") VALUES ('PAGE', 'b') RETURNING "id")
     INSERT INTO "content_revision" ("entryId", "number", "title", "darkPosterUrl", "markdown", "html", "renderer", "readingMinutes", "authorId")
     SELECT "id", 1, 'b', $1, 'b', 'b', 1, 1, "id" FROM entry`,
  ],
  ['an account', `INSERT INTO "user_account" ("phone", "avatarUrl") VALUES ('+79160000000', $1)`],
  [
    'an upload that waits',
    `INSERT INTO "upload" ("purpose", "state", "fileName", "contentType", "byteSize", "expiresAt", "pictureKey")
     VALUES ('AVATAR', 'CHECKED', 'a', 'a', 1, now() + interval '1 hour', $1)`,
  ],
])('the cleanup keeps objects referenced by %s', async (_, refer) => {
  const key = await keep.picture(some());
  await database.query(refer, [key]);
  await age(key, 1000);
  await sweep.run();
  expect(await isThere(key)).toBe(true);
});

it('the cleanup keeps an object that is stored again while being deleted', async () => {
  const picture = some();
  const key = await keep.picture(picture);
  await age(key, 1000);
  let again: Promise<unknown> | undefined;
  const remove = jest.spyOn(storage, 'delete').mockImplementationOnce(async (given) => {
    again = keep.picture(picture);
    // Long enough for the other one to store its object, if it did not wait.
    await new Promise((done) => setTimeout(done, 500));
    await storage.delete(given);
  });
  expect(await sweep.run()).toBe(1);
  await again;
  remove.mockRestore();
  expect([again === undefined, await isThere(key)]).toEqual([false, true]);
});

it('the cleanup checks every column that refers to a stored object', async () => {
  const { rows } = await database.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS "name" FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND data_type IN ('text', 'jsonb', 'ARRAY')
       AND column_name ~* '(url|urls|storageKey|pictureKey|videoKey|pictures|photos|videos|image|images)$'
     EXCEPT SELECT table_name || '.' || column_name FROM information_schema.view_column_usage
     WHERE view_name = 'storage_reference' ORDER BY 1`,
  );
  // Addresses of other hosts, and where a picture came from.
  const OTHERS = [
    'api_client.orderUrl',
    'api_client.productUrl',
    'feed_source.url',
    'payment.confirmationUrl',
    'payment.returnUrl',
    'pickup_point.images',
    'product_image.sourceUrl',
    'sandbox_payment.returnUrl',
    'shop_order.returnUrl',
    'url_metadata.url',
    'webhook_endpoint.url',
  ];
  expect(rows.map(({ name }) => name)).toEqual(OTHERS);
});

it('missing colours and previews of pictures are computed once and shown with the product', async () => {
  const { rows } = await database.query<{ key: string }>(
    `UPDATE "product_image" SET "storageKey" = 'test/shoe.png' RETURNING "storageKey" AS "key"`,
  );
  await storage.put(rows[0]!.key, PICTURE, 'image/png');
  const describePictures = api.app.get(DescribePictures);
  // Others of this file's tests refer to objects that are not there: those are noted as such.
  expect(await describePictures.run()).toBeGreaterThan(0);
  expect(await describePictures.run()).toBe(0);
  const { data } = await api.ask('{ product(dto: { slug: "shoe" }) { images { url colour preview } } }');
  expect(data!.product).toEqual({
    images: [{ url: 'test/shoe.png', colour: '#204060', preview: expect.stringMatching(/^data:image\/webp;base64,/) }],
  });
});

it('no dominant colour is computed for a picture with transparency, since it would show around the product', async () => {
  const goods = { input: PICTURE, gravity: 'centre' };
  const ground = { width: 60, height: 60, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  await storage.put('test/shoe.png', await sharp({ create: ground }).composite([goods]).png().toBuffer(), 'image/png');
  await database.query(`UPDATE "picture" SET "width" = NULL WHERE "key" = 'test/shoe.png'`);
  expect(await api.app.get(DescribePictures).run()).toBe(1);
  const { data } = await api.ask('{ product(dto: { slug: "shoe" }) { images { colour preview } } }');
  expect(data!.product).toEqual({ images: [{ colour: null, preview: expect.stringMatching(/^data:/) }] });
});
