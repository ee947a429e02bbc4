import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { Destination } from '../backup/destination.js';
import { restoreBackup, type RestoreOptions, type RestoreSummary } from '../backup/restore-backup.js';
import { writeBackup, type BackupSummary } from '../backup/write-backup.js';
import { folderStorage, type ObjectStorage } from '../media/index.js';
import { createEmptyDatabase } from './empty-database.js';
import { guest, orderOf, place } from './orders.js';
import { feedProduct, startTestApi, type TestApi } from './test-api.js';
import type { TestDatabase } from './test-database.js';

/** Number of different pictures in the shop. */
export const PICTURES = 5;

interface Restored {
  done: RestoreSummary & Error;
  /** The settings that the backup contained. */
  settings: string | undefined;
  storage: ObjectStorage;
  url: string;
}

/** A shop with three orders, five pictures and a copy of one, and a folder for its backups. */
export interface ShopWithBackups {
  api: TestApi;
  identity: string;
  recipient: string;
  /** Folder of the pictures. */
  shopFolder: string;
  /** Opens the storage of this name below the shop's folder: `shop` contains the pictures, `backups` the backups. */
  storageAt(name: string): ObjectStorage;
  destination(): Destination;
  backupPath(...parts: string[]): string;
  backUp(changes?: Partial<Parameters<typeof writeBackup>[0]>): Promise<BackupSummary>;
  /** Restores into a new database and a new storage, unless others are given. A failure is returned as `done`. */
  restore(time?: string, changes?: Partial<RestoreOptions>): Promise<Restored>;
  placeOrder(): Promise<unknown>;
  /** Deletes all backups. */
  forgetBackups(): Promise<void>;
  close(): Promise<void>;
}

export async function openShopWithBackups(): Promise<ShopWithBackups> {
  const folder = await mkdtemp(join(tmpdir(), 'meet-backup-test-'));
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const items = [{ size: '40', price: 1_000_000, stock: 500 }];
  const api = await startTestApi([feedProduct('boots', { items })], { PAYMENT_PROVIDER: 'sandbox' });
  const offers = await query<{ id: string; price: number }>(
    api.databaseUrl,
    'SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"',
  );
  const storageAt = (name: string) => folderStorage({ STORAGE_FOLDER: join(folder, name) });
  const destination = () => new Destination(storageAt('backups'));
  const empty: TestDatabase[] = [];
  const placeOrder = () => place(guest(api), orderOf(offers));

  const storage = storageAt('shop');
  await storage.prepare();
  for (let n = 0; n < PICTURES; n += 1) await storage.put(`products/${n}.webp`, randomBytes(1000 + n), 'image/webp');
  await storage.put('products/same.webp', (await storage.get('products/0.webp'))!.bytes, 'image/webp');
  await storage.put('made/aa/made', randomBytes(10), 'image/webp');
  for (let n = 0; n < 3; n += 1) await placeOrder();

  return {
    ...{ api, identity, recipient, storageAt, destination, placeOrder, shopFolder: join(folder, 'shop') },
    backupPath: (...parts) => join(folder, 'backups', ...parts),
    backUp: (changes) =>
      writeBackup({
        ...{ databaseUrl: api.databaseUrl, storage: storageAt('shop'), settings: `SHOP_NAME='Проба'\n` },
        ...{ destination: destination(), recipient, ...changes },
      }),
    restore: async (time, changes = {}) => {
      const database = await createEmptyDatabase();
      empty.push(database);
      let settings: string | undefined;
      const options = {
        ...{ databaseUrl: database.url, storage: storageAt(`restored-${empty.length}`), destination: destination() },
        ...{ time, identity, onSettings: (lines: string) => Promise.resolve(void (settings = lines)), ...changes },
      };
      const done = (await restoreBackup(options).catch((error: unknown) => error)) as RestoreSummary & Error;
      return { done, settings, storage: options.storage, url: options.databaseUrl };
    },
    forgetBackups: () => rm(join(folder, 'backups'), { recursive: true, force: true }),
    close: async () => {
      await api.close();
      for (const database of empty) await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Returns all rows of every table, in no particular order. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
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

/** The names of backups contain the time in whole seconds. */
export const nextSecond = () => new Promise((done) => setTimeout(done, 1100));
