import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createGzip, createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { bucketStorage } from '../media/storage.js';
import {
  contentsOf,
  nextSecond,
  openShopWithBackups,
  PICTURES,
  query,
  type ShopWithBackups,
} from '../testing/backups.js';
import { describeDatabase } from '../testing/describe-database.js';
import { testBucket } from '../testing/test-bucket.js';
import { Destination } from './destination.js';
import { seal, unseal } from './encryption.js';
import { PICTURES_PART, SETTINGS_PART, tablePart } from './manifest.js';
import { removeOld } from './remove-old.js';
import { parseRetention } from './retention.js';
import { verifyBackup } from './verify-backup.js';

let shop: ShopWithBackups;
beforeAll(async () => {
  shop = await openShopWithBackups();
});
afterAll(() => shop.close());
afterEach(() => shop.forgetBackups());

it('a restored shop has all rows, rules, sequences, pictures and settings of the backup', async () => {
  const { manifest } = await shop.backUp();
  const { done, settings, storage, url } = await shop.restore();
  expect(done).not.toBeInstanceOf(Error);
  expect(await contentsOf(url)).toEqual(await contentsOf(shop.api.databaseUrl));
  const rules = async (at: string) => {
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    return describeDatabase(client).finally(() => client.end());
  };
  expect(await rules(url)).toEqual(await rules(shop.api.databaseUrl));
  const off = `SELECT "tgname" FROM pg_trigger WHERE "tgenabled" <> 'O'`;
  expect(await query(url, off)).toEqual(await query(shop.api.databaseUrl, off));
  const sequences = `SELECT "sequencename", "last_value" FROM pg_sequences ORDER BY 1`;
  expect(await query(url, sequences)).toEqual(await query(shop.api.databaseUrl, sequences));
  expect(manifest.tables.find(({ name }) => name === 'shop_order')!.rows).toBe(3);
  expect([manifest.pictures.length, manifest.picturesGone]).toEqual([PICTURES, 0]);
  for (let n = 0; n < PICTURES; n += 1) {
    const was = (await shop.storageAt('shop').get(`products/${n}.webp`))!.bytes;
    expect((await storage.get(`products/${n}.webp`))!.bytes.equals(was)).toBe(true);
  }
  expect(await storage.head('products/same.webp')).not.toBeNull();
  expect(await storage.head('made/aa/made')).toBeNull();
  expect(settings).toBe(`SHOP_NAME='Проба'\n`);
});

it('a backup of format 1, whose tables are compressed by gzip, is restored', async () => {
  const { time, manifest } = await shop.backUp();
  const { [SETTINGS_PART]: settings, [PICTURES_PART]: pictures } = manifest.parts;
  const parts: typeof manifest.parts = { [SETTINGS_PART]: settings!, [PICTURES_PART]: pictures! };
  for (const { name } of manifest.tables) {
    const [now, former] = [tablePart(name), tablePart(name, 1)];
    const plain = await unseal(createReadStream(shop.backupPath('backups', time, now)), shop.identity);
    const rows = plain.pipe(createZstdDecompress()).pipe(createGzip());
    const { bytes, sha256 } = await seal(rows, shop.recipient, shop.backupPath('backups', time, former));
    parts[former] = { bytes, sha256 };
    await rm(shop.backupPath('backups', time, now));
  }
  await shop.destination().putManifest(time, { ...manifest, format: 1, parts });
  const { done, url } = await shop.restore(time);
  expect(done).not.toBeInstanceOf(Error);
  expect(await contentsOf(url)).toEqual(await contentsOf(shop.api.databaseUrl));
});

it('a backup includes a new table without any change of the backup code', async () => {
  await query(shop.api.databaseUrl, 'CREATE TABLE "of_tomorrow" AS SELECT 1 AS "n"');
  try {
    const { manifest } = await shop.backUp();
    expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'of_tomorrow', columns: ['n'], rows: 1 }));
    const tables = await query<{ name: string }>(
      shop.api.databaseUrl,
      `SELECT "tablename" AS "name" FROM pg_tables WHERE "schemaname" = 'public' AND "tablename" <> '_prisma_migrations'`,
    );
    expect(manifest.tables.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
  } finally {
    await query(shop.api.databaseUrl, 'DROP TABLE "of_tomorrow"');
  }
});

it('a backup shows the shop at a single moment when orders are placed meanwhile', async () => {
  let [placed, stop] = [0, false];
  const shopper = (async () => {
    while (!stop) {
      await shop.placeOrder();
      placed += 1;
    }
  })();
  const { manifest } = await shop.backUp({ onProgress: () => undefined }).finally(() => (stop = true));
  await shopper;
  expect(placed).toBeGreaterThan(1);
  const { done, url } = await shop.restore();
  // Foreign keys were made again over the restored rows; the sums of the ledgers hold too.
  expect(done).not.toBeInstanceOf(Error);
  const [sums] = await query<{ orders: number; items: number }>(
    url,
    `SELECT (SELECT count(*)::int FROM "shop_order") AS "orders", (SELECT count(DISTINCT "orderUuid")::int FROM "order_product_item") AS "items"`,
  );
  expect(sums!.orders).toBe(manifest.tables.find(({ name }) => name === 'shop_order')!.rows);
  expect(sums!.items).toBe(sums!.orders);
});

it('the second backup stores only pictures that the first backup does not have', async () => {
  const first = await shop.backUp({ settings: 'A=1' });
  await shop.storageAt('shop').put('products/new.webp', randomBytes(500), 'image/webp');
  await nextSecond();
  const second = await shop.backUp();
  expect([first.newPictures, second.newPictures, second.manifest.pictures.length]).toEqual([5, 1, 6]);
  await shop.storageAt('shop').delete('products/new.webp');
});

it('retention deletes old backups completely, with pictures that no remaining backup refers to', async () => {
  await shop.storageAt('shop').put('products/old.webp', randomBytes(500), 'image/webp');
  const first = await shop.backUp();
  await shop.storageAt('shop').delete('products/old.webp');
  await nextSecond();
  const second = await shop.backUp();
  expect(await removeOld(shop.destination(), parseRetention('1d'))).toEqual({ backups: [first.time], pictures: 1 });
  expect(await shop.destination().times()).toEqual([second.time]);
  expect((await shop.restore()).done.time).toBe(second.time);
});

it('verifyBackup restores a backup into its own temporary database and removes that database afterwards', async () => {
  const { time } = await shop.backUp();
  const options = { databaseUrl: shop.api.databaseUrl, destination: shop.destination(), identity: shop.identity };
  expect((await verifyBackup(options)).time).toBe(time);
  const left = `SELECT FROM pg_database WHERE "datname" LIKE 'meet\\_verify\\_%'`;
  expect(await query(shop.api.databaseUrl, left)).toEqual([]);
});

const bucket = testBucket();
(bucket ? it : it.skip)('a backup is written to a bucket under a prefix and restored from there', async () => {
  const inBucket = new Destination(await bucketStorage(bucket!), 'shop/one/');
  const { time } = await shop.backUp({ destination: inBucket });
  expect(await inBucket.times()).toEqual([time]);
  expect((await shop.restore(undefined, { destination: inBucket })).done.time).toBe(time);
});

it('a backup reads from the snapshot that another transaction exported, and reports an expired snapshot', async () => {
  const other = new pg.Client({ connectionString: shop.api.databaseUrl });
  await other.connect();
  await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const { rows } = await other.query<{ name: string; orders: number }>(
    'SELECT pg_export_snapshot() AS "name", (SELECT count(*)::int FROM "shop_order") AS "orders"',
  );
  const { name: snapshot, orders } = rows[0]!;
  await shop.placeOrder();
  const { manifest } = await shop.backUp({ snapshot });
  expect(manifest.tables.find(({ name }) => name === 'shop_order')!.rows).toBe(orders);
  await other.query('COMMIT');
  await other.end();
  await nextSecond();
  await expect(shop.backUp({ snapshot })).rejects.toThrow(`There is no snapshot «${snapshot}»`);
});

it('the second of two simultaneous backups is refused', async () => {
  const done = await Promise.allSettled([shop.backUp(), shop.backUp()]);
  const refused = done.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
    expect.stringContaining('Another backup of this shop is running'),
  ]);
});
