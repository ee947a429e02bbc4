import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { bucketStorage, folderStorage } from '../media/index.js';
import { createEmptyDatabase } from '../testing/empty-database.js';
import { describeDatabase } from '../testing/describe-database.js';
import { guest, orderOf, place } from '../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { testBucket } from '../testing/test-bucket.js';
import type { TestDatabase } from '../testing/test-database.js';
import { Destination } from './destination.js';
import { removeOld } from './remove-old.js';
import { restoreBackup, type RestoreSummary } from './restore-backup.js';
import { parseRetention } from './retention.js';
import { verifyBackup } from './verify-backup.js';
import { writeBackup, type BackupSummary } from './write-backup.js';

const PICTURES = 5;

let api: TestApi;
let folder: string;
let identity: string;
let recipient: string;
let offers: { id: string; price: number }[];
const empty: TestDatabase[] = [];

const storageAt = (name: string) => folderStorage({ STORAGE_FOLDER: join(folder, name) });
const destination = () => new Destination(storageAt('backups'));
const backupPath = (...parts: string[]) => join(folder, 'backups', ...parts);

function backUp(changes: Partial<Parameters<typeof writeBackup>[0]> = {}): Promise<BackupSummary> {
  const shop = { databaseUrl: api.databaseUrl, storage: storageAt('shop'), settings: `SHOP_NAME='Проба'\n` };
  return writeBackup({ ...shop, destination: destination(), recipient, ...changes });
}

/** Restores into a new database and a new folder. */
async function restore(time?: string, changes: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
  const database = await createEmptyDatabase();
  empty.push(database);
  const storage = storageAt(`restored-${empty.length}`);
  const options = { databaseUrl: database.url, storage, destination: destination(), time, identity, ...changes };
  const done = (await restoreBackup(options).catch((error: unknown) => error)) as RestoreSummary & Error;
  return { done, storage, url: database.url };
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Every table with all its rows, in no order. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT "tablename" AS "name" FROM pg_tables WHERE "schemaname" = 'public' AND "tablename" <> '_prisma_migrations'`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables)
    contents[name] = (
      await query<{ all: string }>(
        url,
        `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS "all" FROM "${name}" t`,
      )
    )[0]!.all;
  return contents;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-backup-test-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  const items = [{ size: '40', price: 1_000_000, stock: 500 }];
  api = await startTestApi([feedProduct('boots', { items })], { PAYMENT_PROVIDER: 'sandbox' });
  offers = await query(
    api.databaseUrl,
    'SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"',
  );
  const storage = storageAt('shop');
  await storage.prepare();
  for (let n = 0; n < PICTURES; n += 1) await storage.put(`products/${n}.webp`, randomBytes(1000 + n), 'image/webp');
  await storage.put('products/same.webp', (await storage.get('products/0.webp'))!.bytes, 'image/webp');
  await storage.put('made/aa/made', randomBytes(10), 'image/webp');
  for (let n = 0; n < 3; n += 1) await place(guest(api), orderOf(offers));
});
afterAll(async () => {
  await api.close();
  for (const database of empty) await database.drop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => rm(join(folder, 'backups'), { recursive: true, force: true }));

it('a restored shop has all rows, rules, sequences, pictures and settings of the backup', async () => {
  const { manifest } = await backUp();
  const { done, storage, url } = await restore();
  expect(done).not.toBeInstanceOf(Error);
  expect(await contentsOf(url)).toEqual(await contentsOf(api.databaseUrl));
  const rules = async (at: string) => {
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    return describeDatabase(client).finally(() => client.end());
  };
  expect(await rules(url)).toEqual(await rules(api.databaseUrl));
  const off = `SELECT "tgname" FROM pg_trigger WHERE "tgenabled" <> 'O'`;
  expect(await query(url, off)).toEqual(await query(api.databaseUrl, off));
  const sequences = `SELECT "sequencename", "last_value" FROM pg_sequences ORDER BY 1`;
  expect(await query(url, sequences)).toEqual(await query(api.databaseUrl, sequences));
  expect(manifest.tables.find(({ name }) => name === 'shop_order')!.rows).toBe(3);
  expect([manifest.pictures.length, manifest.picturesGone]).toEqual([PICTURES, 0]);
  for (let n = 0; n < PICTURES; n += 1) {
    const was = (await storageAt('shop').get(`products/${n}.webp`))!.bytes;
    expect((await storage.get(`products/${n}.webp`))!.bytes.equals(was)).toBe(true);
  }
  expect(await storage.head('products/same.webp')).not.toBeNull();
  expect(await storage.head('made/aa/made')).toBeNull();
  expect(done.settings).toBe(`SHOP_NAME='Проба'\n`);
});

it('a new table is in the backup by itself', async () => {
  await query(api.databaseUrl, 'CREATE TABLE "of_tomorrow" AS SELECT 1 AS "n"');
  try {
    const { manifest } = await backUp();
    expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'of_tomorrow', columns: ['n'], rows: 1 }));
    const tables = await query<{ name: string }>(
      api.databaseUrl,
      `SELECT "tablename" AS "name" FROM pg_tables WHERE "schemaname" = 'public' AND "tablename" <> '_prisma_migrations'`,
    );
    expect(manifest.tables.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
  } finally {
    await query(api.databaseUrl, 'DROP TABLE "of_tomorrow"');
  }
});

it('a backup is of one moment when orders are placed meanwhile', async () => {
  let [placed, stop] = [0, false];
  const shopper = (async () => {
    while (!stop) {
      await place(guest(api), orderOf(offers));
      placed += 1;
    }
  })();
  const { manifest } = await backUp({ onProgress: () => undefined }).finally(() => (stop = true));
  await shopper;
  expect(placed).toBeGreaterThan(1);
  const { done, url } = await restore();
  // Foreign keys were made again over the restored rows; the sums of the ledgers hold too.
  expect(done).not.toBeInstanceOf(Error);
  const [sums] = await query<{ orders: number; items: number }>(
    url,
    `SELECT (SELECT count(*)::int FROM "shop_order") AS "orders", (SELECT count(DISTINCT "orderUuid")::int FROM "order_product_item") AS "items"`,
  );
  expect(sums!.orders).toBe(manifest.tables.find(({ name }) => name === 'shop_order')!.rows);
  expect(sums!.items).toBe(sums!.orders);
});

it('the second backup stores only pictures that are new', async () => {
  const first = await backUp({ settings: 'A=1' });
  await storageAt('shop').put('products/new.webp', randomBytes(500), 'image/webp');
  await pause();
  const second = await backUp();
  expect([first.newPictures, second.newPictures, second.manifest.pictures.length]).toEqual([5, 1, 6]);
  await storageAt('shop').delete('products/new.webp');
});

describe('a damaged backup', () => {
  const order = 'tables/shop_order.copy.gz.age';
  const flip = async (path: string) => {
    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
  };

  it.each<[string, (path: string) => Promise<void>]>([
    ['a byte is changed', flip],
    ['a file is missing', (path) => rm(path)],
    ['a file is cut', (path) => truncate(path, 100)],
  ])('is refused by the name of its parts before anything is written when %s', async (_, damage) => {
    const { time, manifest } = await backUp();
    const hash = manifest.pictures[0]!;
    await damage(backupPath('backups', time, order));
    await damage(backupPath('pictures', hash.slice(0, 2), `${hash}.age`));
    const { done, url, storage } = await restore();
    expect(done.message).toBe(`The backup of ${time} is damaged: ${order}, pictures/${hash}.`);
    expect(await query(url, `SELECT FROM pg_tables WHERE "schemaname" = 'public'`)).toEqual([]);
    expect((await storage.list('')).objects).toEqual([]);
  });
});

it('a restore is refused when the database or the storage holds something, or the key is another', async () => {
  const { time } = await backUp();
  expect((await restore(time, { databaseUrl: api.databaseUrl })).done.message).toContain('The database has tables');
  expect((await restore(time, { storage: storageAt('shop') })).done.message).toContain('is not empty (products/');
  const other = await generateX25519Identity();
  expect((await restore(time, { identity: other })).done.message).toContain('This identity does not open the backup');
  expect((await restore('20200101-000000')).done.message).toBe(`There is no backup of 20200101-000000: ${time}`);
});

it('a backup of a later release is refused by the names of its migrations', async () => {
  const { time, manifest } = await backUp();
  const later = { ...manifest, migrations: [...manifest.migrations, '20990101000000_of_tomorrow'] };
  await writeFile(backupPath('backups', time, 'manifest.json'), JSON.stringify(later));
  expect((await restore()).done.message).toContain('of a later release, with 20990101000000_of_tomorrow');
});

it('a backup that is cut off leaves the earlier ones whole, and the next one removes it', async () => {
  const first = await backUp();
  await pause();
  const full = destination();
  full.putPicture = () => Promise.reject(new Error('ENOSPC'));
  await storageAt('shop').put('products/late.webp', randomBytes(500), 'image/webp');
  await expect(backUp({ destination: full })).rejects.toThrow('ENOSPC');
  expect(await destination().times()).toEqual([first.time]);
  expect(await readdir(backupPath('backups'))).toHaveLength(2);
  expect((await restore()).done.time).toBe(first.time);
  const third = await backUp();
  expect(await destination().times()).toEqual([first.time, third.time]);
  const entries = await readdir(backupPath('backups'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath);
  const folders = files.map((path) => relative(backupPath('backups'), path).split('/')[0]);
  expect([...new Set(folders)].sort()).toEqual([first.time, third.time]);
  await storageAt('shop').delete('products/late.webp');
});

it('retention deletes old backups whole, and pictures that no remaining one names', async () => {
  await storageAt('shop').put('products/old.webp', randomBytes(500), 'image/webp');
  const first = await backUp();
  await storageAt('shop').delete('products/old.webp');
  await pause();
  const second = await backUp();
  expect(await removeOld(destination(), parseRetention('1d'))).toEqual({ backups: [first.time], pictures: 1 });
  expect(await destination().times()).toEqual([second.time]);
  expect((await restore()).done.time).toBe(second.time);
});

it('a backup is verified in a database of its own, which is gone afterwards', async () => {
  const { time } = await backUp();
  const options = { databaseUrl: api.databaseUrl, destination: destination(), identity };
  expect((await verifyBackup(options)).time).toBe(time);
  const left = `SELECT FROM pg_database WHERE "datname" LIKE 'meet\\_verify\\_%'`;
  expect(await query(api.databaseUrl, left)).toEqual([]);
});

const bucket = testBucket();
(bucket ? it : it.skip)('a backup is written to a bucket below a prefix, and restored from there', async () => {
  const inBucket = new Destination(await bucketStorage(bucket!), 'shop/one/');
  const { time } = await backUp({ destination: inBucket });
  expect(await inBucket.times()).toEqual([time]);
  expect((await restore(undefined, { destination: inBucket })).done.time).toBe(time);
});

it('two backups do not run at once', async () => {
  const done = await Promise.allSettled([backUp(), backUp()]);
  const refused = done.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
    expect.stringContaining('Another backup of this shop is running'),
  ]);
});

/** The names of backups are of a second. */
const pause = () => new Promise((done) => setTimeout(done, 1100));
